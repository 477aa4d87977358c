import { PasskeyQuestions, QUESTION_MS } from './passkey-questions.js';

const questions = new PasskeyQuestions('a-secret-that-only-tests-know-of-at-all');
const NOW = Date.UTC(2026, 10, 24);
const asha = { addFor: 'a'.repeat(24) };

it('may be answered for what they were asked, until they run out', () => {
  for (const purpose of ['sign-in', asha] as const) {
    const question = questions.ask(purpose, NOW);
    expect(questions.endOf(question, purpose, NOW)).toEqual(new Date(NOW + QUESTION_MS));
    expect(questions.endOf(question, purpose, NOW + QUESTION_MS - 1)).toBeDefined();
    expect(questions.endOf(question, purpose, NOW + QUESTION_MS)).toBeUndefined();
  }
});

it('may not be answered for anything else, or for anybody else', () => {
  const question = questions.ask(asha, NOW);
  expect(questions.endOf(question, 'sign-in', NOW)).toBeUndefined();
  expect(questions.endOf(question, { addFor: 'b'.repeat(24) }, NOW)).toBeUndefined();
  expect(
    new PasskeyQuestions('another-secret-that-only-tests-know').endOf(question, asha, NOW),
  ).toBeUndefined();
});

it('are known when any bit of them was changed', () => {
  const bytes = Buffer.from(questions.ask('sign-in', NOW), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(questions.endOf(changed.toString('base64url'), 'sign-in', NOW)).toBeUndefined();
  }
  for (const broken of ['', 'x', bytes.subarray(1).toString('base64url')])
    expect(questions.endOf(broken, 'sign-in', NOW)).toBeUndefined();
});

it('are never the same twice', () => {
  expect(new Set(Array.from({ length: 100 }, () => questions.ask('sign-in', NOW))).size).toBe(100);
});
