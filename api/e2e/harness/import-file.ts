import { catalogueFilePaths, type ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';

/** Thousands of rows take their time on a busy machine. */
const PATIENCE_MS = 60_000;

/** A file with enough rows for many batches. */
export const manyRows = (count: number) =>
  `name,price\n${Array.from({ length: count }, (_, at) => `Thing ${at},${at + 1}\n`).join('')}`;

/** Sends a CSV file to be imported. */
export async function sendFile(
  shop: OpenShop,
  { token }: SignedIn,
  content: string | Blob,
  { name = 'corner-shop.csv', field = 'file' } = {},
): Promise<Answered> {
  const form = new FormData();
  form.append(field, typeof content === 'string' ? new Blob([content], { type: 'text/csv' }) : content, name);
  const response = await fetch(`${shop.url}${catalogueFilePaths.upload}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** Begins to read the file, or to import it. */
export function startImport(shop: OpenShop, { token }: SignedIn, body: object): Promise<Answered> {
  return call(shop, catalogueFilePaths.start, { token, body });
}

/** The import as it stands. */
export async function importState(shop: OpenShop, { token }: SignedIn): Promise<ImportJob> {
  return (await call(shop, catalogueFilePaths.state, { token })).body.data;
}

/** The import once nothing runs any more. */
export async function importEnded(shop: OpenShop, admin: SignedIn): Promise<ImportJob> {
  const ended = async () => {
    const { phase } = await importState(shop, admin);
    return phase !== 'checking' && phase !== 'importing';
  };
  await until('the import ends', ended, PATIENCE_MS);
  return importState(shop, admin);
}
