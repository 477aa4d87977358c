import {
  catalogueFilePaths,
  type ImportJob,
  ImportJobAnswer,
  type StartImportRequest,
} from '@jhola/shared/contracts/catalogue-files.contract';
import {
  importHistoryPaths,
  type PastImport,
  PastImportsAnswer,
} from '@jhola/shared/contracts/import-history.contract';
import {
  type PictureImport,
  PictureImportsAnswer,
  pictureImportPaths,
} from '@jhola/shared/contracts/picture-imports.contract';
import { callApi, callForFile } from './call-api';

/** How an upload is watched and given up. */
interface UploadWatch {
  readonly signal: AbortSignal;
  /** Called with the share that was sent: 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** The import as it stands; null where no file was ever sent. */
export async function importState(): Promise<ImportJob | null> {
  return (await callApi({ path: catalogueFilePaths.state, answer: ImportJobAnswer })).data;
}

/** Sends a CSV file to be imported. */
export async function uploadImportFile(file: File, watch: UploadWatch): Promise<ImportJob | null> {
  const form = new FormData();
  form.set('file', file);
  const path = catalogueFilePaths.upload;
  return (await callApi({ method: 'post', path, answer: ImportJobAnswer, form, ...watch })).data;
}

/** Begins to read the file, or to import it; it goes on by itself. */
export async function startImport(body: StartImportRequest): Promise<ImportJob | null> {
  const path = catalogueFilePaths.start;
  return (await callApi({ method: 'post', path, answer: ImportJobAnswer, body })).data;
}

/** Ends what runs. */
export async function cancelImport(): Promise<ImportJob | null> {
  const path = catalogueFilePaths.cancel;
  return (await callApi({ method: 'post', path, answer: ImportJobAnswer, body: {} })).data;
}

/** The imports of the last days, the newest first. */
export async function pastImports(): Promise<PastImport[]> {
  return (await callApi({ path: importHistoryPaths.list, answer: PastImportsAnswer })).data;
}

/** Begins to undo an import; it goes on by itself. */
export async function undoImport(importId: string): Promise<PastImport[]> {
  const path = importHistoryPaths.undo;
  return (await callApi({ method: 'post', path, answer: PastImportsAnswer, body: { importId } })).data;
}

/** The last picture imports, the newest first. */
export async function pictureImports(): Promise<PictureImport[]> {
  return (await callApi({ path: pictureImportPaths.list, answer: PictureImportsAnswer })).data;
}

/** Sends a ZIP of pictures, which products get in the background. */
export async function uploadPictures(file: File, watch: UploadWatch): Promise<PictureImport[]> {
  const form = new FormData();
  form.set('file', file);
  const path = pictureImportPaths.upload;
  return (
    await callApi({ method: 'post', path, answer: PictureImportsAnswer, form, isLarge: true, ...watch })
  ).data;
}

/** Ends a picture import; what products have got stays. */
export async function cancelPictures(importId: string): Promise<PictureImport[]> {
  const path = pictureImportPaths.cancel;
  return (await callApi({ method: 'post', path, answer: PictureImportsAnswer, body: { importId } })).data;
}

/** All refused pictures of an import, as text/csv. */
export const refusedPicturesAsCsv = (importId: string): Promise<Blob> =>
  callForFile(`${pictureImportPaths.refused}?importId=${importId}`);

/** All refused rows, as text/csv. */
export const refusedRowsAsCsv = (): Promise<Blob> => callForFile(catalogueFilePaths.refusedRows);

/** All products, as text/csv. */
export const catalogueAsCsv = (): Promise<Blob> => callForFile(catalogueFilePaths.exportCsv);
