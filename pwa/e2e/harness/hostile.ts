import { accountPaths, UserDetailsAnswer } from '@jhola/shared/contracts/account.contract';
import { AddressAnswer, addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { CategoryAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import { OrderAnswer, orderPaths } from '@jhola/shared/contracts/orders.contract';
import {
  type ProductSummary,
  productPaths,
  WrittenProductAnswer,
} from '@jhola/shared/contracts/product.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { SubcategoryAnswer, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import type { SignedIn } from './account';
import { putIntoCart } from './orders';

/** Texts that would run something wherever one of them came to be markup, an attribute, an address or a script. */
export const corpus = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</title></style></textarea><svg onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--><script>alert(1)</script>-->',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
  '&lt;img src=x onerror=alert(1)&gt;',
] as const;

const all = corpus.join(' ');
/** A file of the shop, with what would leave its attribute behind it. */
const IMAGE = '/illustrations/no-data.svg?"onerror="alert(1)"><svg/onload=alert(1)>';

/** What a shopper and an administrator have written, all of it hostile. */
export interface Hostile {
  readonly product: ProductSummary;
  readonly orderId: string;
}

/** Fills everything that somebody may write and somebody else is shown, in a shop of its own: others would read it. */
export async function writeHostile(office: SignedIn, shopper: SignedIn): Promise<Hostile> {
  const category = CategoryAnswer.parse(
    await office.call('POST', categoryPaths.add, { name: corpus[1], image: IMAGE }),
  ).data;
  const subcategory = SubcategoryAnswer.parse(
    await office.call('POST', subcategoryPaths.create, {
      name: corpus[2],
      image: IMAGE,
      category: [category._id],
    }),
  ).data;
  const product = WrittenProductAnswer.parse(
    await office.call('POST', productPaths.create, {
      name: `${corpus[3]} ${corpus[1]} ${corpus[4]}`,
      image: [IMAGE, IMAGE],
      category: [category._id],
      subCategory: [subcategory._id],
      unit: corpus[2],
      stock: 50,
      price: 100,
      discount: 10,
      description: all,
      more_details: Object.fromEntries(
        corpus.map((text) => [text.replace(/[$.]/g, '').slice(0, 60).trim(), text]),
      ),
    }),
  ).data;
  const productId = product._id;

  const { data: user } = UserDetailsAnswer.parse(await shopper.call('GET', accountPaths.userDetails));
  await shopper.call('PUT', accountPaths.updateUser, {
    name: corpus[1],
    email: user.email,
    mobile: '9876543210',
  });
  const { data: address } = AddressAnswer.parse(
    await shopper.call('POST', addressPaths.create, {
      name: corpus[1],
      building: corpus[3],
      address_line: `${corpus[0]} ${corpus[6]}`,
      district: corpus[2],
      city: corpus[2],
      state: corpus[1],
      country: corpus[11],
      pincode: '302015',
      mobile: '9876543210',
    }),
  );
  await shopper.call('POST', reviewPaths.add, { productId, rating: 5, comment: all });
  await shopper.call('POST', wishlistPaths.add, { productId });
  const { data: order } = OrderAnswer.parse(
    await shopper.call('POST', orderPaths.cashOnDelivery, {
      address: address._id,
      list_items: [{ productId, quantity: 1 }],
      totalAmt: 90,
    }),
  );
  await putIntoCart(shopper, productId, 1);
  await office.call('POST', adminOrderPaths.note, { orderId: order.orderId, text: corpus[3] });
  return { product: { ...product, hasVariants: false } as ProductSummary, orderId: order.orderId };
}
