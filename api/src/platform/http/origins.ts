/**
 * Whether a page of this origin is one of the shop's own. Clients other than browsers send no origin; they
 * authenticate by token like everyone else.
 * @param origin the Origin header
 * @param host the Host header; a page may always call the host it came from
 * @param publicUrl the address shoppers use
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
