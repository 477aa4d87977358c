import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, signInByApi } from './harness/account';
import { findProducts, stockOf } from './harness/catalogue';
import { type ClonedShop, type FreshClone, freshClone } from './harness/fresh-clone';
import { onScreen } from './harness/on-screen';
import { home } from './harness/orders';
import { addTwoToCart, orderByCash, register, searchAndOpen, showOrders, signIn } from './harness/shopping';
import { it } from './harness/visits';

const asha = { email: 'asha.verma@mail.example', password: 'gulmohar-14-jaipur' };

describe('a shop that was just cloned', () => {
  let clone: FreshClone;
  let shop: ClonedShop;
  let orderId: string;

  beforeAll(async () => {
    clone = await freshClone();
    shop = await clone.start();
  });
  afterAll(async () => {
    await shop?.stop();
    await clone?.remove();
  });

  it('sells two of a product to a new shopper, and delivers them', async ({ visit }) => {
    const office = await signInByApi(shop.url, admin);
    const rice = (await findProducts(office, 'basmati rice')).find(
      ({ stock, hasVariants }) => stock > 2 && !hasVariants,
    );
    if (!rice) throw new Error('The demo catalogue has no basmati rice to buy');

    const phone = await visit(shop.url, 'phone');
    await register(phone, asha, home.name);
    await signIn(phone, asha);
    await searchAndOpen(phone, 'basmti rice', rice.name);
    await addTwoToCart(phone);
    await orderByCash(phone, home);
    await phone.getByRole('link', { name: 'Track order' }).click();
    await onScreen(phone).getByText(rice.name).first().waitFor();
    await phone.goto('/my-orders');
    const own = await showOrders(phone, 'New / Pending');
    await own.getByText(rice.name).waitFor();
    orderId = await own.getByRole('heading').innerText();
    expect(await stockOf(office, rice._id)).toBe(rice.stock - 2);

    const desk = await visit(shop.url, 'desktop');
    await signIn(desk, admin);
    await desk.goto('/dashboard/AdminAllOrders?view=cards');
    await desk.getByRole('combobox', { name: `Next stage of order ${orderId}` }).selectOption('DELIVERED');
    await desk.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click();
    await (await showOrders(desk, 'Delivered')).filter({ hasText: orderId }).waitFor();

    await phone.reload();
    await (await showOrders(phone, 'Delivered')).filter({ hasText: orderId }).getByText(rice.name).waitFor();
    expect(await stockOf(office, rice._id)).toBe(rice.stock - 2);
  });

  it('still has the order after a second start', { tags: 'full-run' }, async ({ visit }) => {
    await shop.stop();
    shop = await clone.start();

    const phone = await visit(shop.url, 'phone');
    await signIn(phone, asha);
    await phone.goto('/my-orders');
    await (await showOrders(phone, 'Delivered')).filter({ hasText: orderId }).waitFor();
  });
});
