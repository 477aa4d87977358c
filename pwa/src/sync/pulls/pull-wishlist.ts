import { openStore } from '../../store/open-store';
import { settle } from '../settle';

/** Brings the wishlist up to the server's truth, with what waits in the outbox on top. */
export async function pullWishlist(): Promise<void> {
  await settle(await openStore(), 'wishlist');
}
