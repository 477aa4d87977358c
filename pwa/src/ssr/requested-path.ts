/** The path of an address, cut into its segments. */
export interface RequestedPath {
  /** Each decoded once. */
  readonly segments: readonly string[];
  /** Each as it was sent. */
  readonly sent: readonly string[];
}

/** What a segment never has inside: it would be another path to whoever reads it once more. */
const AMBIGUOUS = /[/\\\p{Cc}]/u;

/**
 * Reads the path of an address as it was sent, without what another reader may leave out: empty segments, and so slashes
 * that are doubled or stand at the end.
 * @param path begins with a slash; without query
 * @returns undefined when it means no one path: it cannot be decoded, or has dot segments or encoded slashes
 */
export function requestedPath(path: string): RequestedPath | undefined {
  const sent = path.split('/').filter(Boolean);
  try {
    const segments = sent.map(decodeURIComponent);
    const plain = segments.every(
      (segment) => !AMBIGUOUS.test(segment) && segment !== '.' && segment !== '..',
    );
    return plain ? { segments, sent } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The one path of an address: the route's own words as the route writes them, parameters as they were sent.
 * @param pattern the route's path, such as `/product/:slug`
 */
export function canonicalPath(pattern: string, { sent }: RequestedPath): string {
  const words = pattern.split('/').filter(Boolean);
  return `/${words.map((word, at) => (word.startsWith(':') ? sent[at] : word)).join('/')}`;
}
