import { expect, it } from 'vitest';
import { questionTexts as texts } from '../texts';
import { answerProblem, questionProblem } from './question-problem';

it.each(['', 'Is it?', '  too short ', ' '.repeat(40)])('refuses %j as a question', (text) => {
  expect(questionProblem(text, texts)).toEqual({ text: 'Please write at least 10 characters.' });
});

it('takes a question of ten characters', () => {
  expect(questionProblem(' Is it red? ', texts)).toEqual({});
});

it('wants an answer of more than spaces', () => {
  expect(answerProblem('  \n', texts)).toEqual({ text: 'Please write an answer.' });
  expect(answerProblem('Y', texts)).toEqual({});
});
