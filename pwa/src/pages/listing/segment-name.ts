/** The name in a path segment `{name}-{id}`, for as long as nothing better is known: hyphens read as spaces. */
export function nameInSegment(segment = ''): string {
  const name = segment.slice(0, Math.max(0, segment.lastIndexOf('-')));
  return name.replace(/-+/g, ' ').trim() || '…';
}
