import { FIRST_DATA_ID, KEPT_ATTRIBUTE } from './document-names';
import type { FirstData, FirstDataSource } from './first-data';

/** The first data of this document: of one server and one build, so it needs no parsing by schemas. */
export const documentFirstData: FirstDataSource = { data: undefined };

/** Reads the document's first data, if it has any. Call once, before the first render. */
export function readFirstData(): FirstDataSource {
  const element = document.getElementById(FIRST_DATA_ID);
  const text = element?.textContent;
  if (text) documentFirstData.data = JSON.parse(text) as FirstData;
  documentFirstData.kept = element?.hasAttribute(KEPT_ATTRIBUTE) ?? false;
  return documentFirstData;
}
