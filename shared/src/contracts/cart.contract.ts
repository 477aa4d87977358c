import { z } from 'zod';
import { answerOf, Id, Rupees, RupeesSum } from './answer.contract.js';
import { MAX_QUANTITY_PER_ITEM } from './cart-limits.js';
import { StockCount, Variant } from './product.contract.js';

/** The paths of docs/product.md#cart-calls. */
export const cartPaths = {
  create: '/api/cart/create',
  get: '/api/cart/get',
  updateQuantity: '/api/cart/update-qty',
  deleteItem: '/api/cart/delete-cart-item',
} as const;

/** A requested number of pieces of one product: a whole number, at least 1. */
export const Quantity = z.number().int().min(1).max(MAX_QUANTITY_PER_ITEM);

/** Adds one piece (or `quantity` pieces) of a product; a variant is an addition of ours. */
export const AddToCartRequest = z
  .object({ productId: Id, variantId: Id.optional(), quantity: Quantity.default(1) })
  .meta({ id: 'AddToCartRequest' });
export type AddToCartRequest = z.infer<typeof AddToCartRequest>;

/**
 * Sets the quantity of a cart item; `_id` is the item's. `variantId`, an addition of ours, makes it the item of that
 * variant: pieces which the cart has of it already are added to `qty`, as far as stock and the limit of one order reach.
 */
export const UpdateQuantityRequest = z
  .object({ _id: Id, qty: Quantity, variantId: Id.optional() })
  .meta({ id: 'UpdateQuantityRequest' });
export type UpdateQuantityRequest = z.infer<typeof UpdateQuantityRequest>;

/** What a cart item shows of its product, with the chosen variant's price and stock where it has its own. */
export const CartProduct = z
  .object({
    _id: Id,
    name: z.string(),
    nameHindi: z.string().optional(),
    image: z.array(z.string()),
    unit: z.string(),
    price: Rupees,
    discount: z.number(),
    stock: StockCount,
  })
  .meta({ id: 'CartProduct' });
export type CartProduct = z.infer<typeof CartProduct>;

/**
 * A cart item (docs/product.md#cart-item-fields). `subTotalAmt` is the discounted price times the quantity, in rupees.
 */
export const CartItem = z
  .object({
    _id: Id,
    productId: CartProduct,
    variantId: Id.optional(),
    variantName: z.string().optional(),
    /**
     * The variants to choose from, with the price and stock each sells at. Present only while the item names none although
     * its product is sold by variant: such an item can be lowered, removed or given a variant, not ordered.
     */
    choices: z.array(Variant).optional(),
    quantity: Quantity,
    subTotalAmt: RupeesSum,
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof CartItem>;

export const CartAnswer = answerOf(z.array(CartItem)).meta({ id: 'CartAnswer' });
export type CartAnswer = z.infer<typeof CartAnswer>;

/** A changed item; `data` is the item as it now stands. */
export const CartItemAnswer = answerOf(CartItem).meta({ id: 'CartItemAnswer' });
export type CartItemAnswer = z.infer<typeof CartItemAnswer>;
