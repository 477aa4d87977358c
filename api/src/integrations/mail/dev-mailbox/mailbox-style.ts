/** The style sheet of the mailbox, for light and dark. */
export const mailboxStyle = `:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0; }
header { margin-bottom: 1.5rem; }
article { margin-bottom: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #8d879880; border-radius: 0.75rem; }
h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
.about { margin: 0 0 0.75rem; opacity: 0.8; overflow-wrap: anywhere; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
pre strong { font-size: 2rem; letter-spacing: 0.35rem; }
details { margin-top: 0.75rem; }
summary { cursor: pointer; padding: 0.6rem 0; }
iframe { width: 100%; height: 40rem; border: 1px solid #8d879880; border-radius: 0.5rem; background: #ffffff; }
`;
