const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = ['{', '}', '[', ']'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Whether a JSON text nests objects and arrays deeper than `deepest`. One pass over the text, without
 * recursion; invalid JSON is judged by its brackets and left to the parser.
 */
export function isNestedDeeper(text: string, deepest: number): boolean {
  // Each level takes two brackets.
  if (text.length <= 2 * deepest) return false;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      depth++;
      if (depth > deepest) return true;
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth--;
  }
  return false;
}
