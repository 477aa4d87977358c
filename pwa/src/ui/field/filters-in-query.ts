/** A day of a query, `2026-11-22`; undefined where it has none that makes sense. */
export function dayInQuery(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Filters as an address has them; what is missing, empty or false is left out. */
export function queryOf(filters: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])),
  );
}
