import type { Question, WaitingQuestion } from '@jhola/shared/contracts/questions.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerQuestion, deleteQuestion, waitingQuestions } from '#data/api/admin-questions-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { askQuestion, ownQuestions, questionsOfProduct } from '#data/api/questions-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { Questions } from './Questions';
import { WaitingList } from './WaitingList';

vi.mock('#data/api/questions-api.ts', () => ({
  questionsOfProduct: vi.fn(),
  ownQuestions: vi.fn(),
  askQuestion: vi.fn(),
}));
vi.mock('#data/api/admin-questions-api.ts', () => ({
  waitingQuestions: vi.fn(),
  answerQuestion: vi.fn(),
  deleteQuestion: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const productId = 'f'.repeat(24);
const waitingOf = (n: number): WaitingQuestion => ({
  _id: n.toString(16).padStart(24, '0'),
  name: `Shopper ${n}`,
  text: `Question number ${n}?`,
  createdAt: '2026-01-10T12:00:00.000Z',
});
const answered = (n: number): Question => ({
  ...waitingOf(n),
  answer: `Answer ${n}`,
  answeredAt: '2026-01-11T12:00:00.000Z',
});
const said = { success: true, error: false, message: 'Questions' } as const;
/** The newest answer first. */
let all: Question[];
let waiting: WaitingQuestion[];

beforeEach(async () => {
  vi.resetAllMocks();
  all = [6, 5, 4, 3, 2, 1].map(answered);
  waiting = [waitingOf(7)];
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.questions.clear(), store.settings.clear()]);
  vi.mocked(questionsOfProduct).mockImplementation(async (_, page, limit) => ({
    ...said,
    data: all.slice((page - 1) * limit, page * limit),
    totalQuestions: all.length,
  }));
  vi.mocked(ownQuestions).mockImplementation(async () => waiting);
  vi.mocked(waitingQuestions).mockImplementation(async () => ({
    ...said,
    data: waiting.map((question) => ({ ...question, product: { _id: productId, name: 'Toor Dal' } })),
    totalCount: waiting.length,
  }));
});

const show = (named: { signedIn?: boolean; isAdmin?: boolean } = {}) =>
  render(<Questions productId={productId} signedIn={false} isAdmin={false} {...named} />);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const asked = (...numbers: number[]) => numbers.map((n) => `Question number ${n}?`);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('are read with their answers, four and then the rest, and from the device afterwards', async () => {
  const { unmount } = show();
  await waitFor(() => expect(cards()).toEqual(asked(6, 5, 4, 3)));
  expect(screen.getByRole('region', { name: 'Questions & Answers' })).toBeTruthy();
  expect(screen.getByText('6 questions answered')).toBeTruthy();
  expect(screen.getByText('Answer 6')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
  await press('Show 2 more questions');
  await waitFor(() => expect(cards()).toEqual(asked(6, 5, 4, 3, 2, 1)));
  expect([vi.mocked(ownQuestions).mock.calls, vi.mocked(waitingQuestions).mock.calls]).toEqual([[], []]);
  unmount();

  vi.mocked(questionsOfProduct).mockRejectedValue(new ApiError('network.unreachable', 'offline', 0));
  show();
  await waitFor(() => expect(cards()).toEqual(asked(6, 5, 4, 3)));
});

it('can be asked for again where they could not be loaded', async () => {
  vi.mocked(questionsOfProduct).mockRejectedValueOnce(new ApiError('server.failed', 'Oh', 500));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load questions.');
  await press('Retry');
  await waitFor(() => expect(cards()).toHaveLength(4));
});

it('cannot be asked by a visitor', async () => {
  all = [];
  show();
  expect(await screen.findByText('No questions yet')).toBeTruthy();
  await press('Ask a question');
  expect(currentToasts().at(-1)?.text).toBe('You must be logged in to ask a question');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('are asked by a shopper, and wait where only they see them', async () => {
  waiting = [];
  vi.mocked(askQuestion).mockResolvedValueOnce(waitingOf(8));
  show({ signedIn: true });
  await waitFor(() => expect(ownQuestions).toHaveBeenCalledWith(productId));
  await press('Ask a question');
  const form = await dialog('Ask a question');
  await user.type(form.getByRole('textbox', { name: /^Your question/ }), '  Why?  ');
  await user.click(form.getByRole('button', { name: 'Send question' }));
  expect(await form.findByText('Please write at least 10 characters.')).toBeTruthy();
  expect(askQuestion).not.toHaveBeenCalled();
  await user.type(form.getByRole('textbox', { name: /^Your question/ }), 'Is it split?');
  await user.click(form.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askQuestion).toHaveBeenCalledExactlyOnceWith(
    { productId, text: 'Why?  Is it split?' },
    expect.any(String),
  );
  const own = within(screen.getByRole('list', { name: 'Your waiting questions' }));
  expect(own.getByRole('article').textContent).toContain('Waits for an answer');
  expect(own.queryByRole('button')).toBeNull();
});

it('keep what was written when the shop refuses it', async () => {
  vi.mocked(askQuestion).mockRejectedValueOnce(new ApiError('question.too-many', 'Too many', 409));
  show({ signedIn: true });
  await press('Ask a question');
  const form = await dialog('Ask a question');
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ });
  await user.type(field, 'Is it good for dosa?');
  await user.click(form.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Too many'));
  expect(field.value).toBe('Is it good for dosa?');
});

it('are answered, changed and deleted by an administrator', async () => {
  vi.mocked(answerQuestion).mockImplementation(async ({ questionId, answer }) => {
    const before = [...waiting, ...all].find(({ _id }) => _id === questionId) as Question;
    waiting = [];
    all = [
      { ...before, answer, answeredAt: '2026-01-12T12:00:00.000Z' },
      ...all.filter(({ _id }) => _id !== questionId),
    ];
  });
  vi.mocked(deleteQuestion).mockImplementation(async (id) => {
    all = all.filter(({ _id }) => _id !== id);
  });
  show({ signedIn: true, isAdmin: true });
  await press('Answer: Question number 7?');
  let form = await dialog('Answer');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(await form.findByText('Please write an answer.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: /^Your answer/ }), 'Yes.');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(cards()).toEqual(asked(7, 6, 5, 4)));
  expect(screen.queryByRole('list', { name: 'Waiting questions' })).toBeNull();
  expect(ownQuestions).not.toHaveBeenCalled();

  await press('Edit the answer: Question number 7?');
  form = await dialog('Edit answer');
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ });
  expect(field.value).toBe('Yes.');
  await user.type(field, ' It is.');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Yes. It is.')).toBeTruthy();

  await press('Delete question: Question number 7?');
  await user.click((await dialog('Delete question')).getByRole('button', { name: 'Cancel' }));
  expect(deleteQuestion).not.toHaveBeenCalled();
  await press('Delete question: Question number 7?');
  await user.click((await dialog('Delete question')).getByRole('button', { name: 'Delete question' }));
  await waitFor(() => expect(cards()).toEqual(asked(6, 5, 4, 3)));
});

it('wait in the dashboard with their products until none is left', async () => {
  vi.mocked(deleteQuestion).mockImplementation(async () => {
    waiting = [];
  });
  render(<WaitingList current />, { wrapper: MemoryRouter });
  expect(await screen.findByText('1 question waits')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Toor Dal' });
  expect(link.getAttribute('href')).toBe(`/product/Toor-Dal-${productId}`);
  await press('Delete question: Question number 7?');
  await user.click((await dialog('Delete question')).getByRole('button', { name: 'Delete question' }));
  expect(await screen.findByText('No question waits')).toBeTruthy();
});
