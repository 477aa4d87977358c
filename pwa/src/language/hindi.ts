import { connectionTextsHi } from '#connection/texts.hi.ts';
import { connectionTexts } from '#connection/texts.ts';
import { refusalTextsHi } from '#data/api/refusal-texts.hi.ts';
import { refusalTexts } from '#data/api/refusal-texts.ts';
import { syncTextsHi } from '#data/outbox/texts.hi.ts';
import { syncTexts } from '#data/outbox/texts.ts';
import { menuTextsHi } from '#features/account/menu-texts.hi.ts';
import { menuTexts } from '#features/account/menu-texts.ts';
import { passkeyTextsHi } from '#features/account/passkey-texts.hi.ts';
import { passkeyTexts } from '#features/account/passkey-texts.ts';
import { profileTextsHi } from '#features/account/profile-texts.hi.ts';
import { profileTexts } from '#features/account/profile-texts.ts';
import { secondFactorTextsHi } from '#features/account/second-factor-texts.hi.ts';
import { secondFactorTexts } from '#features/account/second-factor-texts.ts';
import { accountTextsHi } from '#features/account/texts.hi.ts';
import { accountTexts } from '#features/account/texts.ts';
import { activityTextsHi } from '#features/activity/texts.hi.ts';
import { activityTexts } from '#features/activity/texts.ts';
import { addressTextsHi } from '#features/addresses/texts.hi.ts';
import { addressTexts } from '#features/addresses/texts.ts';
import { adminSearchTextsHi } from '#features/admin-search/texts.hi.ts';
import { adminSearchTexts } from '#features/admin-search/texts.ts';
import { backupTextsHi } from '#features/backup/texts.hi.ts';
import { backupTexts } from '#features/backup/texts.ts';
import { cartTextsHi } from '#features/cart/texts.hi.ts';
import { cartTexts } from '#features/cart/texts.ts';
import { cardTextsHi, rowTextsHi } from '#features/catalogue/texts/cards.hi.ts';
import { cardTexts, rowTexts } from '#features/catalogue/texts/cards.ts';
import { listingTextsHi } from '#features/catalogue/texts/listing.hi.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { productTextsHi } from '#features/catalogue/texts/product.hi.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { pastTextsHi } from '#features/catalogue-files/past-texts.hi.ts';
import { pastTexts } from '#features/catalogue-files/past-texts.ts';
import { pictureImportTextsHi } from '#features/catalogue-files/picture-import-texts.hi.ts';
import { pictureImportTexts } from '#features/catalogue-files/picture-import-texts.ts';
import { fileTextsHi } from '#features/catalogue-files/texts.hi.ts';
import { fileTexts } from '#features/catalogue-files/texts.ts';
import { categoryAdminTextsHi } from '#features/categories-admin/texts.hi.ts';
import { categoryAdminTexts } from '#features/categories-admin/texts.ts';
import { promptTextsHi } from '#features/checkout/prompt-texts.hi.ts';
import { promptTexts } from '#features/checkout/prompt-texts.ts';
import { checkoutTextsHi } from '#features/checkout/texts.hi.ts';
import { checkoutTexts } from '#features/checkout/texts.ts';
import { customerTextsHi } from '#features/customers/texts.hi.ts';
import { customerTexts } from '#features/customers/texts.ts';
import { deliveryAreasTextsHi } from '#features/delivery-areas/texts.hi.ts';
import { deliveryAreasTexts } from '#features/delivery-areas/texts.ts';
import { demoTextsHi } from '#features/demo-catalogue/texts.hi.ts';
import { demoTexts } from '#features/demo-catalogue/texts.ts';
import { firstStepsTextsHi } from '#features/first-steps/texts.hi.ts';
import { firstStepsTexts } from '#features/first-steps/texts.ts';
import { homeTextsHi } from '#features/home/texts.hi.ts';
import { homeTexts } from '#features/home/texts.ts';
import { installTextsHi } from '#features/install/texts.hi.ts';
import { installTexts } from '#features/install/texts.ts';
import { notificationTextsHi } from '#features/notifications/texts.hi.ts';
import { notificationTexts } from '#features/notifications/texts.ts';
import { adminOrderTextsHi } from '#features/orders/admin-texts.hi.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { ownOrderTextsHi } from '#features/orders/own-order-texts.hi.ts';
import { ownOrderTexts } from '#features/orders/own-order-texts.ts';
import { paymentTextsHi } from '#features/orders/payment-texts.hi.ts';
import { paymentTexts } from '#features/orders/payment-texts.ts';
import { orderTextsHi } from '#features/orders/texts.hi.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { overviewTextsHi } from '#features/overview/texts.hi.ts';
import { overviewTexts } from '#features/overview/texts.ts';
import { productAdminTextsHi } from '#features/products-admin/texts.hi.ts';
import { productAdminTexts } from '#features/products-admin/texts.ts';
import { bulkTextsHi } from '#features/products-bulk/texts.hi.ts';
import { bulkTexts } from '#features/products-bulk/texts.ts';
import { questionTextsHi } from '#features/questions/texts.hi.ts';
import { questionTexts } from '#features/questions/texts.ts';
import { reviewTextsHi } from '#features/reviews/texts.hi.ts';
import { reviewTexts } from '#features/reviews/texts.ts';
import { searchTextsHi } from '#features/search/texts.hi.ts';
import { searchTexts } from '#features/search/texts.ts';
import { voiceTextsHi } from '#features/search/voice/texts.hi.ts';
import { voiceTexts } from '#features/search/voice/texts.ts';
import { shopPagesTextsHi } from '#features/shop-pages/texts.hi.ts';
import { shopPagesTexts } from '#features/shop-pages/texts.ts';
import { bannersTextsHi } from '#features/shop-settings/banners-texts.hi.ts';
import { bannersTexts } from '#features/shop-settings/banners-texts.ts';
import { setUpTextsHi } from '#features/shop-settings/set-up-texts.hi.ts';
import { setUpTexts } from '#features/shop-settings/set-up-texts.ts';
import { shopSettingsTextsHi } from '#features/shop-settings/texts.hi.ts';
import { shopSettingsTexts } from '#features/shop-settings/texts.ts';
import { stockTextsHi } from '#features/stock/texts.hi.ts';
import { stockTexts } from '#features/stock/texts.ts';
import { storageTextsHi } from '#features/storage/texts.hi.ts';
import { storageTexts } from '#features/storage/texts.ts';
import { wishlistTextsHi } from '#features/wishlist/texts.hi.ts';
import { wishlistTexts } from '#features/wishlist/texts.ts';
import { appTextsHi } from '#i18n/app-texts.hi.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { packTextsHi } from '#i18n/pack-texts.hi.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import type { Dictionary } from '#i18n/translation.ts';
import { aboutTextsHi } from '#pages/about/texts.hi.ts';
import { aboutTexts } from '#pages/about/texts.ts';
import { adminFrameTextsHi } from '#pages/admin-page/texts.hi.ts';
import { adminFrameTexts } from '#pages/admin-page/texts.ts';
import { cancelTextsHi } from '#pages/cancel/texts.hi.ts';
import { cancelTexts } from '#pages/cancel/texts.ts';
import { contactTextsHi } from '#pages/contact/texts.hi.ts';
import { contactTexts } from '#pages/contact/texts.ts';
import { faqTextsHi } from '#pages/faqs/texts.hi.ts';
import { faqTexts } from '#pages/faqs/texts.ts';
import { notFoundTextsHi } from '#pages/not-found/texts.hi.ts';
import { notFoundTexts } from '#pages/not-found/texts.ts';
import { privacyTextsHi } from '#pages/privacy-policy/texts.hi.ts';
import { privacyTexts } from '#pages/privacy-policy/texts.ts';
import { returnTextsHi } from '#pages/return-policy/texts.hi.ts';
import { returnTexts } from '#pages/return-policy/texts.ts';
import { supportTextsHi } from '#pages/static/texts.hi.ts';
import { supportTexts } from '#pages/static/texts.ts';
import { successTextsHi } from '#pages/success/texts.hi.ts';
import { successTexts } from '#pages/success/texts.ts';
import { pictureTextsHi } from '#pictures/texts.hi.ts';
import { pictureTexts } from '#pictures/texts.ts';

/** Every text of the shopper's screens in Hindi; loaded only when it is chosen. */
export const hindi: Dictionary = new Map<object, object>([
  [appTexts, appTextsHi],
  [connectionTexts, connectionTextsHi],
  [syncTexts, syncTextsHi],
  [pictureImportTexts, pictureImportTextsHi],
  [refusalTexts, refusalTextsHi],
  [cartTexts, cartTextsHi],
  [accountTexts, accountTextsHi],
  [menuTexts, menuTextsHi],
  [profileTexts, profileTextsHi],
  [secondFactorTexts, secondFactorTextsHi],
  [addressTexts, addressTextsHi],
  [checkoutTexts, checkoutTextsHi],
  [promptTexts, promptTextsHi],
  [installTexts, installTextsHi],
  [orderTexts, orderTextsHi],
  [notificationTexts, notificationTextsHi],
  [ownOrderTexts, ownOrderTextsHi],
  [paymentTexts, paymentTextsHi],
  [adminFrameTexts, adminFrameTextsHi],
  [adminSearchTexts, adminSearchTextsHi],
  [adminOrderTexts, adminOrderTextsHi],
  [stockTexts, stockTextsHi],
  [demoTexts, demoTextsHi],
  [firstStepsTexts, firstStepsTextsHi],
  [bannersTexts, bannersTextsHi],
  [setUpTexts, setUpTextsHi],
  [shopPagesTexts, shopPagesTextsHi],
  [overviewTexts, overviewTextsHi],
  [productAdminTexts, productAdminTextsHi],
  [bulkTexts, bulkTextsHi],
  [fileTexts, fileTextsHi],
  [pastTexts, pastTextsHi],
  [pictureTexts, pictureTextsHi],
  [wishlistTexts, wishlistTextsHi],
  [homeTexts, homeTextsHi],
  [packTexts, packTextsHi],
  [cardTexts, cardTextsHi],
  [rowTexts, rowTextsHi],
  [productTexts, productTextsHi],
  [reviewTexts, reviewTextsHi],
  [questionTexts, questionTextsHi],
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
  [voiceTexts, voiceTextsHi],
  [storageTexts, storageTextsHi],
  [activityTexts, activityTextsHi],
  [backupTexts, backupTextsHi],
  [customerTexts, customerTextsHi],
  [passkeyTexts, passkeyTextsHi],
  [categoryAdminTexts, categoryAdminTextsHi],
  [listingTexts, listingTextsHi],
  [deliveryAreasTexts, deliveryAreasTextsHi],
  [shopSettingsTexts, shopSettingsTextsHi],
]);
