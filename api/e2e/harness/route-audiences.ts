import type { Route } from './routes.js';

/** Who may call what (docs/product.md#audiences), written down apart from the code that declares it. */
const expected: Readonly<Record<'public' | 'customer' | 'admin', readonly RegExp[]>> = {
  public: [
    /^POST \/api\/user\/(set-up|register|login|passkey-login|google-login|google-register|refresh-token|devices\/sign-out)$/,
    /^PUT \/api\/user\/(forgot-password|verify-forgot-password-otp|reset-password)$/,
    /^GET \/api\/user\/(sign-in-options|passkey-login\/start)$/,
    /^GET \/api\/(category|subcategory)\/get$/,
    /^POST \/api\/subcategory\/get$/,
    /^POST \/api\/product\/(search-product|get-product-by-category|get-product-by-category-and-subcategory|get-product-details|get-related-products|get-other-category-products)$/,
    /^GET \/api\/(catalogue|product|search)\/[a-z-]+$/,
    /^GET \/api\/(review|question)\/\{productId\}$/,
    /^GET \/api\/address\/pincode\/\{pincode\}$/,
    /^GET \/api\/order\/payment-options$/,
    // It is the provider who calls; each message is signed.
    /^POST \/api\/order\/webhook$/,
    /^GET \/api\/health$/,
    // Who may read it is decided by METRICS_TOKEN.
    /^GET \/api\/metrics$/,
    /^GET \/api\/shop-(settings|pages)\/get$/,
    /^GET \/api\/delivery-areas\/get$/,
    // A cookie lets it in, once: a link has no access token.
    /^GET \/api\/backup\/download$/,
    /^GET \/uploads\/(avatars|logo|pictures|reviews)\/\{file\}$/,
  ],
  customer: [
    /^(GET|POST|PUT|DELETE) \/api\/user\/(user-details|logout|upload-avatar|update-user|change-password|change-email|confirm-email|export|delete-account)$/,
    /^GET \/api\/user\/(second-factor|passkeys)$/,
    /^POST \/api\/user\/passkeys\/(start|add|remove)$/,
    /^POST \/api\/user\/second-factor\/(start|confirm|recovery-codes|end)$/,
    /^(GET|DELETE) \/api\/user\/sessions(\/others|\/\{sessionId\})?$/,
    /^(GET|POST|PUT|DELETE) \/api\/cart\/[a-z-]+$/,
    /^(GET|POST|PUT|DELETE) \/api\/address\/(create|get|update|disable)$/,
    /^POST \/api\/order\/(cash-on-delivery|checkout|cancel)$/,
    /^GET \/api\/order\/(order-list|(details|invoice)\/\{orderId\})$/,
    /^(GET|POST|PUT) \/api\/wishlist\/[a-z-]+$/,
    /^(GET|POST) \/api\/push\/(key|subscribe|unsubscribe|test|back-in-stock|wait-for)$/,
    /^POST \/api\/review\/(add|photo)$/,
    /^POST \/api\/question\/ask$/,
    /^POST \/api\/review\/helpful$/,
    /^GET \/api\/(review|question)\/\{productId\}\/mine$/,
    /^GET \/api\/review\/\{productId\}\/helpful$/,
  ],
  admin: [
    /^POST \/api\/user\/admin\/customers\/(find|details|status|role)$/,
    /^(POST|PUT|DELETE) \/api\/(category|subcategory)\/(add-category|create|update|delete)$/,
    /^(POST|PUT|DELETE) \/api\/product\/(get|create|update-product-details|delete-product)$/,
    /^POST \/api\/product\/admin\/(details|found|demo\/start|bulk-(preview|edit)|import\/(upload|start|cancel|undo|pictures\/(upload|cancel)))$/,
    /^GET \/api\/product\/admin\/(export|demo|import\/(state|history|refused-rows|pictures(\/refused)?))$/,
    /^GET \/api\/order\/admin\/(orders|export|new-order-mails|(details|invoice|packing-slip)\/\{orderId\})$/,
    /^POST \/api\/order\/admin\/(update-status|bulk-status|note|shipment|print|cancel-items|address)$/,
    /^POST \/api\/order\/update-status$/,
    /^PUT \/api\/order\/admin\/new-order-mails$/,
    /^GET \/api\/activity\/admin\/(entries|export)$/,
    /^DELETE \/api\/review\/delete\/\{reviewId\}(\/photo)?$/,
    /^GET \/api\/question\/admin\/waiting$/,
    /^POST \/api\/question\/admin\/answer$/,
    /^DELETE \/api\/question\/admin\/delete\/\{questionId\}$/,
    /^POST \/api\/stock\/admin\/(list|adjust|history)$/,
    /^GET \/api\/overview\/admin\/(figures|first-steps)$/,
    /^POST \/api\/file\/upload$/,
    /^POST \/api\/shop-settings\/admin\/logo$/,
    /^PUT \/api\/shop-(settings|pages)\/admin\/save$/,
    /^(GET|PUT) \/api\/delivery-areas\/admin\/(districts|save)$/,
    /^GET \/api\/backup\/admin\/state$/,
    /^POST \/api\/backup\/admin\/(start|cancel|allow-download)$/,
  ],
};

/** A route as the tables and the complaints of tests write it: its method and its path. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Who may call this route, by its name; undefined where nobody has written it down. */
export const audienceOf = (route: string): string | undefined =>
  Object.entries(expected).find(([, patterns]) => patterns.some((pattern) => pattern.test(route)))?.[0];
