import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askOwner } from './ask-owner.mjs';

/** A terminal at which these lines are typed, each when its question appears. @param {string[]} lines */
function terminal(lines) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (/: $/.test(String(chunk))) setImmediate(() => input.write(`${lines.shift() ?? ''}\n`));
  });
  return { input, output, onInterrupt: () => {}, shown: () => shown };
}

describe('the question for the first administrator', () => {
  it('takes name, e-mail and the password twice, and shows no password', async () => {
    const at = terminal(['asha@shop.example', 'Asha', 'gulmohar-14', 'typo', 'gulmohar-14', 'gulmohar-14']);
    const owner = await askOwner(at);
    expect(owner).toEqual({ name: 'Asha', email: 'asha@shop.example', password: 'gulmohar-14' });
    expect(at.shown()).toContain('The passwords differ.');
    expect(at.shown()).not.toContain('gulmohar');
  });

  it('lets them have a link instead, and says why an answer was refused', async () => {
    const at = terminal(['']);
    expect(await askOwner(at, 'This e-mail is already registered.')).toBeUndefined();
    expect(at.shown()).toContain('This e-mail is already registered.');
  });
});
