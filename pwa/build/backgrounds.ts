/** What stands behind everything, in either theme; as in index.html and the theme's style sheet. */
export const backgrounds = { light: '#fbf8f2', dark: '#12111d' } as const;
