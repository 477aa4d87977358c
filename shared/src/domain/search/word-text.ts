const SPACE = 0x20;

/** Whether one of the words of a text, which stand in it with single spaces between them, is this one. Makes no list of them. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isEdge(text, at - 1) && isEdge(text, at + word.length)) return true;
  return false;
}

/** Whether the first word of such a text is this one. */
export const beginsWithWord = (text: string, word: string): boolean =>
  text.startsWith(word) && isEdge(text, word.length);

/** The first word of such a text; nothing of an empty one. */
export function firstWordOf(text: string): string {
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}

const isEdge = (text: string, at: number): boolean =>
  at < 0 || at === text.length || text.charCodeAt(at) === SPACE;
