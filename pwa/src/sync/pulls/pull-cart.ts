import { openStore } from '../../store/open-store';
import { settle } from '../settle';

/** Brings the cart up to the server's truth, with what waits in the outbox on top. */
export async function pullCart(): Promise<void> {
  await settle(await openStore(), 'cart');
}
