import { accountPaths, type UserDetails, UserDetailsAnswer } from '@jhola/shared/contracts/account.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishlistAnswer, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { type Account, admin, newAccount, type SignedIn, signInByApi } from '../harness/account';
import { addProduct } from '../harness/catalogue';
import { cartOf } from '../harness/orders';

/** A pair of tokens of one session. */
export interface Session {
  readonly access: string;
  readonly refresh: string;
}

/** How old a way past the devices may be when a history begins: well below what an access token lasts. */
const RENEWED_AFTER_MS = 5 * 60_000;

/** A shopper whom one history after the other borrows, since signing up takes long. */
export class Person {
  /** Sessions that no device has at the moment. */
  private readonly free: Session[] = [];
  private signedInAt = Date.now();

  private constructor(
    private readonly shopUrl: string,
    private readonly account: Account,
    readonly user: UserDetails,
    /** Their way to the API past all devices. */
    private past: SignedIn,
  ) {}

  static async new(shopUrl: string): Promise<Person> {
    const account = await newAccount(shopUrl);
    const past = await signInByApi(shopUrl, account);
    const user = UserDetailsAnswer.parse(await past.call('GET', accountPaths.userDetails)).data;
    return new Person(shopUrl, account, user, past);
  }

  get id(): string {
    return this.user._id;
  }

  /** A session for a device that they sign in on. */
  async session(): Promise<Session> {
    const kept = this.free.pop();
    if (kept) return kept;
    const { tokens } = await signInByApi(this.shopUrl, this.account);
    return { access: tokens.accesstoken, refresh: tokens.refreshToken };
  }

  /** Takes back a session that goes on. */
  giveBack(session: Session): void {
    this.free.push(session);
  }

  /** What the server has: pieces of products in the cart, and wished products, by their ids. */
  async truth(): Promise<Holdings> {
    const [items, wishes] = await Promise.all([cartOf(this.past), this.wishes()]);
    const cart = Object.fromEntries(items.map(({ productId, quantity }) => [productId._id, quantity]));
    return { cart, wishes: wishes.map(({ _id }) => _id).sort() };
  }

  /** Has nothing any more. */
  async beginAnew(): Promise<void> {
    if (Date.now() - this.signedInAt > RENEWED_AFTER_MS) {
      this.past = await signInByApi(this.shopUrl, this.account);
      this.signedInAt = Date.now();
    }
    for (const { _id } of await cartOf(this.past))
      await this.past.call('DELETE', cartPaths.deleteItem, { _id });
    for (const { _id } of await this.wishes())
      await this.past.call('POST', wishlistPaths.remove, { productId: _id });
  }

  private async wishes(): Promise<readonly ProductSummary[]> {
    return WishlistAnswer.parse(await this.past.call('GET', wishlistPaths.get)).data;
  }
}

/** What a shopper has, as the server or as a device knows it. */
export interface Holdings {
  readonly cart: Readonly<Record<string, number>>;
  readonly wishes: readonly string[];
}

/** The products of all histories; of the first there are few. */
export async function someProducts(shopUrl: string): Promise<readonly ProductSummary[]> {
  const office = await signInByApi(shopUrl, admin);
  const named = [
    { name: 'Saffron', stock: 3 },
    { name: 'Toor Dal', stock: 90 },
    { name: 'Basmati Rice', stock: 90 },
    { name: 'Jaggery', stock: 5 },
  ];
  return Promise.all(named.map((product) => addProduct(office, product)));
}
