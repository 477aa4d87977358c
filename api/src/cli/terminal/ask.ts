import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Whether a person sits at the keyboard. */
export const atKeyboard = (): boolean => process.stdin.isTTY === true;

/** Asks a question at the terminal. */
export function ask(question: string): Promise<string> {
  return answer(question, process.stdout);
}

/** Asks for a secret: what is typed is not shown. */
export async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question);
  const said = await answer('', new Writable({ write: (_chunk, _encoding, done) => done() }));
  process.stdout.write('\n');
  return said;
}

/** The first line of what is piped in; empty when nothing is. */
export async function pipedLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

function answer(question: string, output: NodeJS.WritableStream): Promise<string> {
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  return new Promise((resolve, reject) => {
    reader.once('SIGINT', () => {
      reader.close();
      reject(new Interrupted('Nothing was changed.'));
    });
    reader.question(question, (said) => {
      reader.close();
      resolve(said);
    });
  });
}

/** The person has pressed Ctrl+C instead of answering. */
export class Interrupted extends Error {}
