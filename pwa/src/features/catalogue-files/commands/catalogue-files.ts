import type { ImportJob, StartImportRequest } from '@jhola/shared/contracts/catalogue-files.contract';
import type { PastImport } from '@jhola/shared/contracts/import-history.contract';
import type { PictureImport } from '@jhola/shared/contracts/picture-imports.contract';
import { saveFile } from '#ui/save-file.ts';

const api = () => import('#data/api/catalogue-files-api.ts');

/**
 * Sends a file to be imported.
 * @param onSent called with the share that was sent, 0 to 1
 * @throws ApiError, import.not-csv among them; whatever `signal` was aborted with
 */
export async function sendImportFile(
  file: File,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ImportJob | null> {
  return (await api()).uploadImportFile(file, { signal, onSent });
}

/**
 * Has the file read, with or without writing.
 * @throws ApiError
 */
export async function beginImport(request: StartImportRequest): Promise<ImportJob | null> {
  return (await api()).startImport(request);
}

/**
 * Ends what runs.
 * @throws ApiError
 */
export async function endImport(): Promise<ImportJob | null> {
  return (await api()).cancelImport();
}

/**
 * Begins to undo an import that has been.
 * @returns all of them as they are now
 * @throws ApiError
 */
export async function undoPastImport(importId: string): Promise<PastImport[]> {
  return (await api()).undoImport(importId);
}

/**
 * Sends a ZIP of pictures.
 * @param onSent called with the share that was sent, 0 to 1
 * @throws ApiError, import.not-zip among them; whatever `signal` was aborted with
 */
export async function sendPictures(
  file: File,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<PictureImport[]> {
  return (await api()).uploadPictures(file, { signal, onSent });
}

/**
 * Ends a picture import.
 * @returns all of them as they are now
 * @throws ApiError
 */
export async function endPictures(importId: string): Promise<PictureImport[]> {
  return (await api()).cancelPictures(importId);
}

/**
 * Fetches the refused pictures of an import and hands them over as a CSV table.
 * @throws ApiError
 */
export async function saveRefusedPictures(importId: string): Promise<void> {
  saveFile(await (await api()).refusedPicturesAsCsv(importId), 'refused-pictures.csv');
}

/**
 * Fetches all refused rows and hands them over as a CSV table.
 * @throws ApiError
 */
export async function saveRefusedRows(): Promise<void> {
  saveFile(await (await api()).refusedRowsAsCsv(), 'refused-rows.csv');
}

/**
 * Fetches all products and hands them over as a CSV table.
 * @throws ApiError
 */
export async function saveCatalogue(): Promise<void> {
  saveFile(await (await api()).catalogueAsCsv(), 'catalogue.csv');
}
