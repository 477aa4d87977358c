import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AddToCartRequest,
  CartAnswer,
  type CartItem,
  CartItemAnswer,
  cartPaths,
} from '@jhola/shared/contracts/cart.contract';
import { callApi } from './call-api';

/** The signed-in shopper's cart, in the order in which it was filled. */
export async function cartItems(): Promise<CartItem[]> {
  return (await callApi({ path: cartPaths.get, answer: CartAnswer })).data;
}

/** Puts pieces of a product into the cart. Returns the item as it now stands. */
export async function addToCart(body: AddToCartRequest, idempotencyKey: string): Promise<CartItem> {
  const answer = await callApi({
    method: 'post',
    path: cartPaths.create,
    answer: CartItemAnswer,
    body,
    idempotencyKey,
  });
  return answer.data;
}

/** Sets the quantity of an item. */
export async function setCartQuantity(_id: string, qty: number, idempotencyKey: string): Promise<void> {
  const body = { _id, qty };
  await callApi({
    method: 'put',
    path: cartPaths.updateQuantity,
    answer: CartItemAnswer,
    body,
    idempotencyKey,
  });
}

/** Takes an item out of the cart. */
export async function deleteCartItem(_id: string, idempotencyKey: string): Promise<void> {
  const body = { _id };
  await callApi({ method: 'delete', path: cartPaths.deleteItem, answer: PlainAnswer, body, idempotencyKey });
}
