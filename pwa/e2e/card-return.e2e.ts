import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buying } from './harness/buying';
import { aCamphorBox, atProvider, goAndPay, onlyOrder, payOnline } from './harness/card';
import { onScreen, titled } from './harness/on-screen';
import { orderOf } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

describe('coming back from the payment page', () => {
  it('by the browser’s own button finds the checkout; looking at the outcome pays nothing, and it changes by itself, also without the socket', async ({
    visit,
  }) => {
    const asha = await buying(url, await aCamphorBox(office));
    const page = await visitAs(visit, url, asha, 'phone');
    await page.context().route(/socket\.io/, (route) => route.abort('internetdisconnected'));
    await goAndPay(page);
    const payment = page.url();
    const { orderId } = await onlyOrder(asha);
    await page.goBack();
    await onScreen(page).getByRole('region', { name: 'An order of yours is not paid yet' }).waitFor();
    await payOnline(page).waitFor();

    await page.goto(`/success?orderId=${orderId}`);
    await titled(page, 'Waiting for your payment');
    await expectAccessible(page);
    expect((await orderOf(asha, orderId)).payment.state).toBe('PENDING');
    const other = await page.context().newPage();
    await other.goto(payment);
    await atProvider(other, 'pay-and-close');
    await titled(page, 'Payment Successfully');
  });
});
