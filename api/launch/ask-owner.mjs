import readline from 'node:readline';
import { Writable } from 'node:stream';

/** @typedef {{ name: string, email: string, password: string }} Owner */
/** @typedef {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream, onInterrupt: () => void }} Terminal */

/**
 * Asks the person at the terminal for the shop's first administrator.
 * @param {Terminal} terminal `onInterrupt`: Ctrl+C was pressed instead of an answer
 * @param {string} [problem] why the answer before would not do
 * @returns {Promise<Owner | undefined>} undefined when they would rather have a link
 */
export async function askOwner(terminal, problem) {
  const { output } = terminal;
  output.write(
    problem
      ? `\n  ${problem}\n`
      : '\n  This shop has no administrator yet. Who is it to be?\n  (An empty e-mail: the shop prints a link instead, for the browser.)\n',
  );
  const email = (await ask(terminal, '  E-mail: ')).trim();
  if (!email) return undefined;
  const name = (await ask(terminal, '  Name: ')).trim();
  for (;;) {
    const password = await ask(terminal, '  Password (at least 8 characters, not shown): ', { shown: false });
    if (password === (await ask(terminal, '  The same once more: ', { shown: false }))) {
      return { name, email, password };
    }
    output.write('  The passwords differ.\n');
  }
}

/**
 * @param {Terminal} terminal
 * @param {string} question
 * @param {{ shown?: boolean }} [options] `shown`: whether what is typed can be read on the screen
 * @returns {Promise<string>}
 */
function ask({ input, output, onInterrupt }, question, { shown = true } = {}) {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = readline.createInterface({ input, output: shown ? output : nowhere, terminal: true });
  return new Promise((resolve) => {
    reader.once('SIGINT', () => {
      reader.close();
      onInterrupt();
    });
    // the question is already written: readline would start its line again and overwrite it
    reader.setPrompt(shown ? question : '');
    reader.once('line', (line) => {
      reader.close();
      if (!shown) output.write('\n');
      resolve(line);
    });
  });
}
