import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { WantedPage } from './card-provider.js';
import { signedEvent } from './simulator/simulator-webhooks.js';
import { type RunningSimulator, startSimulator } from './simulator/start-simulator.js';
import { StripeCards } from './stripe-cards.js';

const secretKey = 'sk_test_of_tests';
const webhookSecret = 'whsec_of_tests';
const folder = mkdtempSync(join(tmpdir(), 'jhola-stripe-'));
Logger.overrideLogger(false);
const unreachable = { code: 'payment.unreachable' };

const wanted = (orderId: string): WantedPage => ({
  orderId,
  lines: [
    { name: 'Dal, 1 kg', paise: 16_850, quantity: 2 },
    { name: 'Delivery charge', paise: 4_000, quantity: 1 },
  ],
  expiresAt: new Date(Date.now() + 31 * 60_000),
  paidUrl: 'https://shop.example/success?orderId=1',
  leftUrl: 'https://shop.example/cancel?orderId=1',
});

describe('card payments by the library of Stripe', () => {
  let provider: RunningSimulator;
  let cards: StripeCards;

  beforeAll(async () => {
    provider = await startSimulator({ file: join(folder, 'simulator.jsonl'), secretKey, pages: 'own' });
    cards = new StripeCards({ secretKey, webhookSecret, apiBase: provider.url });
  });
  afterEach(() => {
    provider.simulator.refundsBecome = 'succeeded';
  });
  afterAll(async () => {
    await provider.stop();
    rmSync(folder, { recursive: true });
  });

  /** A page that was paid. */
  const paidPage = async (orderId: string) => {
    const { sessionId } = await cards.openPage(wanted(orderId));
    provider.simulator.pay(sessionId);
    const { paymentId = '' } = await cards.pageStatus(sessionId);
    return { sessionId, paymentId };
  };

  it('are for play money by a key for tests, for real money by others', () => {
    expect(cards.mode).toBe('test');
    const modeOf = (key: string) =>
      new StripeCards({ secretKey: key, webhookSecret, apiBase: undefined }).mode;
    expect(['rk_test_1', 'sk_live_1', 'sk_live_test_1', 'sk_1_test_'].map(modeOf)).toEqual([
      'test',
      'live',
      'live',
      'live',
    ]);
  });

  it('open a page for the lines of an order, and the same one again', async () => {
    const order = wanted('ORD-1');
    const page = await cards.openPage(order);
    expect(await cards.openPage(order)).toEqual(page);
    const session = provider.simulator.session(page.sessionId);
    expect(session).toMatchObject({
      url: page.url,
      mode: 'payment',
      client_reference_id: 'ORD-1',
      metadata: { orderId: 'ORD-1' },
      currency: 'inr',
      amount_total: 37_700,
      success_url: 'https://shop.example/success?orderId=1',
      cancel_url: 'https://shop.example/cancel?orderId=1',
      lines: [
        { name: 'Dal, 1 kg', quantity: 2, amount: 33_700 },
        { name: 'Delivery charge', quantity: 1, amount: 4_000 },
      ],
    });
    expect((await cards.openPage(wanted('ORD-2'))).sessionId).not.toBe(page.sessionId);
  });

  it('tell what became of a page', async () => {
    const { sessionId } = await cards.openPage(wanted('ORD-3'));
    const open = { sessionId, orderId: 'ORD-3', amountPaise: 37_700, currency: 'inr' };
    expect(await cards.pageStatus(sessionId)).toEqual({ ...open, state: 'open', paymentId: undefined });
    provider.simulator.paySlowly(sessionId);
    expect(await cards.pageStatus(sessionId)).toEqual({
      ...open,
      state: 'waiting',
      paymentId: expect.stringMatching(/^pi_test_/),
    });
    expect(provider.simulator.store.all('payments').at(-1)?.metadata).toEqual({ orderId: 'ORD-3' });
    provider.simulator.slowEnds(sessionId, false);
    expect((await cards.pageStatus(sessionId)).state).toBe('over');
  });

  it('say of a page that the provider does not have that it is unknown', async () => {
    expect(await cards.pageStatus('cs_test_of_another')).toEqual({
      sessionId: 'cs_test_of_another',
      orderId: undefined,
      state: 'unknown',
      amountPaise: 0,
      currency: '',
      paymentId: undefined,
    });
  });

  it('close an open page; of one that is closed, they say what it is', async () => {
    const { sessionId } = await cards.openPage(wanted('ORD-4'));
    expect((await cards.closePage(sessionId)).state).toBe('over');
    expect((await cards.closePage(sessionId)).state).toBe('over');
    const paid = await paidPage('ORD-5');
    expect(await cards.closePage(paid.sessionId)).toMatchObject({ state: 'paid', ...paid });
    expect((await cards.closePage('cs_test_of_another')).state).toBe('unknown');
  });

  it('give all back once, by the parts that were asked for each by itself', async () => {
    const { paymentId } = await paidPage('ORD-6');
    const refund = { orderId: 'ORD-6', paymentId };
    const first = await cards.refund({ ...refund, paise: 5_000, part: 0 });
    const second = await cards.refund({ ...refund, paise: 700, part: 1 });
    expect(await cards.refund({ ...refund, paise: 5_000, part: 0 })).toEqual(first);
    const rest = await cards.refund(refund);
    expect(await cards.refund(refund)).toEqual(rest);
    expect([first, second, rest].map(({ isDone }) => isDone)).toEqual([true, true, true]);
    expect(
      provider.simulator.refundsOf(paymentId).map(({ id, amount, metadata }) => ({ id, amount, metadata })),
    ).toEqual([
      { id: rest.refundId, amount: 32_000, metadata: { orderId: 'ORD-6' } },
      { id: second.refundId, amount: 700, metadata: { orderId: 'ORD-6', part: '1' } },
      { id: first.refundId, amount: 5_000, metadata: { orderId: 'ORD-6', part: '0' } },
    ]);
  });

  it.each(['failed', 'canceled'] as const)(
    'give back by another try what %s, and wait for what takes its time',
    async (status) => {
      const { paymentId } = await paidPage(`ORD-${status}`);
      const refund = { orderId: `ORD-${status}`, paymentId };
      provider.simulator.refundsBecome = 'pending';
      const slow = await cards.refund(refund);
      expect(slow.isDone).toBe(false);
      expect(await cards.refund(refund)).toEqual(slow);
      provider.simulator.refundEnds(slow.refundId, status);
      const again = await cards.refund(refund);
      expect(again).toEqual({ refundId: expect.not.stringContaining(slow.refundId), isDone: false });
      provider.simulator.refundEnds(again.refundId, 'succeeded');
      expect(await cards.refund(refund)).toEqual({ ...again, isDone: true });
    },
  );

  it('say that the provider is away when it is, refuses the key or does not know the payment', async () => {
    const elsewhere = new StripeCards({ secretKey, webhookSecret, apiBase: 'http://127.0.0.1:9' });
    await expect(elsewhere.openPage(wanted('ORD-7'))).rejects.toMatchObject(unreachable);
    const stranger = new StripeCards({ secretKey: 'sk_test_x', webhookSecret, apiBase: provider.url });
    await expect(stranger.pageStatus('cs_test_of_another')).rejects.toMatchObject(unreachable);
    await expect(stranger.closePage('cs_test_of_another')).rejects.toMatchObject(unreachable);
    await expect(cards.refund({ orderId: 'ORD-7', paymentId: 'pi_none' })).rejects.toMatchObject(unreachable);
  });

  it('read a message that is signed, and no other', () => {
    const { body, signature } = signedEvent(
      {
        id: 'evt_1',
        object: 'event',
        api_version: '2026-10-28.endive',
        created: 1,
        livemode: false,
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_1', object: 'checkout.session', client_reference_id: 'ORD-8' } },
      },
      webhookSecret,
    );
    expect(cards.readMessage(body, signature)).toEqual({
      eventId: 'evt_1',
      orderId: 'ORD-8',
      sessionId: 'cs_1',
    });
    expect(cards.readMessage(body, `v0=${'0'.repeat(64)},${signature}`).eventId).toBe('evt_1');
    const [time = '', seal = ''] = signature.split(',');
    for (const header of [
      undefined,
      '',
      time,
      seal,
      `x${time},${seal}`,
      `${time}x,${seal}`,
      `${time},${seal}0`,
      `${time},x${seal}`,
    ]) {
      expect(() => cards.readMessage(body, header)).toThrow(
        expect.objectContaining({ code: 'payment.bad-signature' }),
      );
    }
  });
});
