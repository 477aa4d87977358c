import { refusalTexts } from '../../api-client/refusal-texts';
import { refusalTextsHi } from '../../api-client/refusal-texts.hi';
import { accountTexts } from '../../features/account/texts';
import { accountTextsHi } from '../../features/account/texts.hi';
import { addressTexts } from '../../features/addresses/texts';
import { addressTextsHi } from '../../features/addresses/texts.hi';
import { cartTexts } from '../../features/cart/texts';
import { cartTextsHi } from '../../features/cart/texts.hi';
import { checkoutTexts } from '../../features/checkout/texts';
import { checkoutTextsHi } from '../../features/checkout/texts.hi';
import { orderTexts } from '../../features/orders/texts';
import { orderTextsHi } from '../../features/orders/texts.hi';
import { wishlistTexts } from '../../features/wishlist/texts';
import { wishlistTextsHi } from '../../features/wishlist/texts.hi';
import type { Dictionary } from '../../language/translation';
import { shopIdentity } from '../shop-identity';
import { shopIdentityHi } from '../shop-identity.hi';
import { appTexts } from '../texts';
import { appTextsHi } from '../texts.hi';

/** Every text of the shopper's screens in Hindi; loaded only when it is chosen. */
export const hindi: Dictionary = new Map<object, object>([
  [appTexts, appTextsHi],
  [shopIdentity, shopIdentityHi],
  [refusalTexts, refusalTextsHi],
  [cartTexts, cartTextsHi],
  [accountTexts, accountTextsHi],
  [addressTexts, addressTextsHi],
  [checkoutTexts, checkoutTextsHi],
  [orderTexts, orderTextsHi],
  [wishlistTexts, wishlistTextsHi],
]);
