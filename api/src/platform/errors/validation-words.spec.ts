import { RegisterRequest } from '@jhola/shared/contracts/account.contract';
import { z } from 'zod';
import { invalidRequest, useShopWords } from './validation-words.js';

useShopWords();

/** The message for a value that breaks a schema. */
function wordsFor(schema: z.ZodType, value: unknown): string {
  const { error } = schema.safeParse(value);
  return invalidRequest(error?.issues ?? []).message;
}

const register = {
  name: 'Asha',
  email: 'asha@shop.example',
  password: 'long-enough',
  confirmPassword: 'long-enough',
};

describe('the texts for a wrong request', () => {
  it.each([
    [{ ...register, email: 'asha' }, 'Please check what you entered: email is not an e-mail address'],
    [{ ...register, name: undefined }, 'Please check what you entered: name is missing'],
    [{ ...register, name: { $gt: '' } }, 'Please check what you entered: name must be text'],
    [{ ...register, name: '' }, 'Please check what you entered: name is too short'],
    [undefined, 'Please check what you entered: the request is missing'],
  ])('names the field (%#)', (value, words) => {
    expect(wordsFor(RegisterRequest, value)).toBe(words);
  });

  it("leaves a schema's own sentence alone", () => {
    expect(wordsFor(RegisterRequest, { ...register, confirmPassword: 'other' })).toBe(
      'Password and confirm password must be same',
    );
  });

  it('counts lists and numbers in their own words', () => {
    expect(wordsFor(z.object({ items: z.array(z.string()).min(1) }), { items: [] })).toContain(
      'items is too few',
    );
    expect(wordsFor(z.object({ qty: z.number().int() }), { qty: 1.5 })).toContain(
      'qty must be a whole number',
    );
    expect(wordsFor(z.object({ stage: z.enum(['A', 'B']) }), { stage: 'C' })).toContain(
      'must be one of A, B',
    );
  });
});
