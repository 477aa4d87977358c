import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { connectionTexts } from '../../connection/texts';
import { connectionTextsHi } from '../../connection/texts.hi';
import { refusalTexts } from '../../data/api/refusal-texts';
import { refusalTextsHi } from '../../data/api/refusal-texts.hi';
import { syncTexts } from '../../data/outbox/texts';
import { syncTextsHi } from '../../data/outbox/texts.hi';
import { profileTexts } from '../../features/account/profile-texts';
import { profileTextsHi } from '../../features/account/profile-texts.hi';
import { accountTexts } from '../../features/account/texts';
import { accountTextsHi } from '../../features/account/texts.hi';
import { addressTexts } from '../../features/addresses/texts';
import { addressTextsHi } from '../../features/addresses/texts.hi';
import { cartTexts } from '../../features/cart/texts';
import { cartTextsHi } from '../../features/cart/texts.hi';
import { cardTexts, rowTexts } from '../../features/catalogue/texts/cards';
import { cardTextsHi, rowTextsHi } from '../../features/catalogue/texts/cards.hi';
import { listingTexts } from '../../features/catalogue/texts/listing';
import { listingTextsHi } from '../../features/catalogue/texts/listing.hi';
import { productTexts } from '../../features/catalogue/texts/product';
import { productTextsHi } from '../../features/catalogue/texts/product.hi';
import { fileTexts } from '../../features/catalogue-files/texts';
import { fileTextsHi } from '../../features/catalogue-files/texts.hi';
import { categoryAdminTexts } from '../../features/categories-admin/texts';
import { categoryAdminTextsHi } from '../../features/categories-admin/texts.hi';
import { promptTexts } from '../../features/checkout/prompt-texts';
import { promptTextsHi } from '../../features/checkout/prompt-texts.hi';
import { checkoutTexts } from '../../features/checkout/texts';
import { checkoutTextsHi } from '../../features/checkout/texts.hi';
import { customerTexts } from '../../features/customers/texts';
import { customerTextsHi } from '../../features/customers/texts.hi';
import { homeTexts } from '../../features/home/texts';
import { homeTextsHi } from '../../features/home/texts.hi';
import { installTexts } from '../../features/install/texts';
import { installTextsHi } from '../../features/install/texts.hi';
import { notificationTexts } from '../../features/notifications/texts';
import { notificationTextsHi } from '../../features/notifications/texts.hi';
import { adminOrderTexts } from '../../features/orders/admin-texts';
import { adminOrderTextsHi } from '../../features/orders/admin-texts.hi';
import { ownOrderTexts } from '../../features/orders/own-order-texts';
import { ownOrderTextsHi } from '../../features/orders/own-order-texts.hi';
import { paymentTexts } from '../../features/orders/payment-texts';
import { paymentTextsHi } from '../../features/orders/payment-texts.hi';
import { orderTexts } from '../../features/orders/texts';
import { orderTextsHi } from '../../features/orders/texts.hi';
import { overviewTexts } from '../../features/overview/texts';
import { overviewTextsHi } from '../../features/overview/texts.hi';
import { productAdminTexts } from '../../features/products-admin/texts';
import { productAdminTextsHi } from '../../features/products-admin/texts.hi';
import { bulkTexts } from '../../features/products-bulk/texts';
import { bulkTextsHi } from '../../features/products-bulk/texts.hi';
import { reviewTexts } from '../../features/reviews/texts';
import { reviewTextsHi } from '../../features/reviews/texts.hi';
import { searchTexts } from '../../features/search/texts';
import { searchTextsHi } from '../../features/search/texts.hi';
import { stockTexts } from '../../features/stock/texts';
import { stockTextsHi } from '../../features/stock/texts.hi';
import { storageTexts } from '../../features/storage/texts';
import { storageTextsHi } from '../../features/storage/texts.hi';
import { wishlistTexts } from '../../features/wishlist/texts';
import { wishlistTextsHi } from '../../features/wishlist/texts.hi';
import type { Dictionary } from '../../i18n/translation';
import { aboutTexts } from '../../pages/about/texts';
import { aboutTextsHi } from '../../pages/about/texts.hi';
import { cancelTexts } from '../../pages/cancel/texts';
import { cancelTextsHi } from '../../pages/cancel/texts.hi';
import { contactTexts } from '../../pages/contact/texts';
import { contactTextsHi } from '../../pages/contact/texts.hi';
import { faqTexts } from '../../pages/faqs/texts';
import { faqTextsHi } from '../../pages/faqs/texts.hi';
import { notFoundTexts } from '../../pages/not-found/texts';
import { notFoundTextsHi } from '../../pages/not-found/texts.hi';
import { privacyTexts } from '../../pages/privacy-policy/texts';
import { privacyTextsHi } from '../../pages/privacy-policy/texts.hi';
import { returnTexts } from '../../pages/return-policy/texts';
import { returnTextsHi } from '../../pages/return-policy/texts.hi';
import { supportTexts } from '../../pages/static/texts';
import { supportTextsHi } from '../../pages/static/texts.hi';
import { successTexts } from '../../pages/success/texts';
import { successTextsHi } from '../../pages/success/texts.hi';
import { pictureTexts } from '../../pictures/texts';
import { pictureTextsHi } from '../../pictures/texts.hi';
import { shopIdentityHi } from '../shop-identity.hi';
import { appTexts } from '../texts';
import { appTextsHi } from '../texts.hi';

/** Every text of the shopper's screens in Hindi; loaded only when it is chosen. */
export const hindi: Dictionary = new Map<object, object>([
  [appTexts, appTextsHi],
  [connectionTexts, connectionTextsHi],
  [syncTexts, syncTextsHi],
  [pictureTexts, pictureTextsHi],
  [shopIdentity, shopIdentityHi],
  [refusalTexts, refusalTextsHi],
  [cartTexts, cartTextsHi],
  [accountTexts, accountTextsHi],
  [profileTexts, profileTextsHi],
  [addressTexts, addressTextsHi],
  [checkoutTexts, checkoutTextsHi],
  [promptTexts, promptTextsHi],
  [installTexts, installTextsHi],
  [orderTexts, orderTextsHi],
  [notificationTexts, notificationTextsHi],
  [ownOrderTexts, ownOrderTextsHi],
  [paymentTexts, paymentTextsHi],
  [adminOrderTexts, adminOrderTextsHi],
  [stockTexts, stockTextsHi],
  [overviewTexts, overviewTextsHi],
  [productAdminTexts, productAdminTextsHi],
  [bulkTexts, bulkTextsHi],
  [fileTexts, fileTextsHi],
  [wishlistTexts, wishlistTextsHi],
  [homeTexts, homeTextsHi],
  [cardTexts, cardTextsHi],
  [rowTexts, rowTextsHi],
  [productTexts, productTextsHi],
  [reviewTexts, reviewTextsHi],
  [aboutTexts, aboutTextsHi],
  [cancelTexts, cancelTextsHi],
  [contactTexts, contactTextsHi],
  [faqTexts, faqTextsHi],
  [notFoundTexts, notFoundTextsHi],
  [privacyTexts, privacyTextsHi],
  [returnTexts, returnTextsHi],
  [supportTexts, supportTextsHi],
  [successTexts, successTextsHi],
  [searchTexts, searchTextsHi],
  [storageTexts, storageTextsHi],
  [customerTexts, customerTextsHi],
  [categoryAdminTexts, categoryAdminTextsHi],
  [listingTexts, listingTextsHi],
]);
