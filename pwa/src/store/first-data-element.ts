import type { FirstData, FirstDataPlace } from './first-data';

/** The id of the element in which the server's HTML carries its data. */
export const FIRST_DATA_ID = 'first-data';

/** The first data of this document: of one server and one build, so it needs no parsing by schemas. */
export const documentFirstData: FirstDataPlace = { data: undefined };

/** Reads the document's first data, if it has any. Call once, before the first render. */
export function readFirstData(): FirstDataPlace {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  if (text) documentFirstData.data = JSON.parse(text) as FirstData;
  return documentFirstData;
}
