/** What every field is that one searches with. */
export const searchInput = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Takes a keyboard that covers part of the screen away, so that what was found can be seen. */
export function hideKeyboard(input: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) input?.blur();
}
