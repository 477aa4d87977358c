import type { PushMessage, PushNews } from '@jhola/shared/contracts/push.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { shopIcon } from '@jhola/shared/identity/shop-icons';
import { NEW_ORDERS_TAG } from '../data/db/close-notifications';
import { pushTexts } from './push-texts';
import { pushTextsHi } from './push-texts.hi';

type Language = PushMessage['language'];
type NewOrder = Extract<PushNews, { kind: 'new-order' }>;

/** What a notification keeps, for the tap on it. */
export interface NotificationData {
  readonly path: string;
  readonly language: Language;
  /** The shop's logo, as the message had it. */
  readonly logo?: string;
  /** The new orders it says of. */
  readonly orders?: readonly NewOrder[];
}

/** TypeScript knows no actions of notifications. */
export interface ShownNotification {
  readonly title: string;
  readonly options: NotificationOptions & {
    readonly data: NotificationData;
    readonly actions?: readonly { readonly action: 'open' | 'confirm'; readonly title: string }[];
    readonly renotify?: boolean;
  };
}

const ADMIN_ORDERS = '/dashboard/AdminAllOrders';
/** So many orders are listed in one notification. */
const MAX_LISTED = 4;

const wordsIn = (language: Language) => (language === 'hi' ? pushTextsHi : pushTexts);

/**
 * What news look like.
 * @param shown the new orders that are shown already: another one joins them
 */
export function notificationOf(
  { news, language, logo }: PushMessage,
  shown: readonly NewOrder[] = [],
): ShownNotification {
  const words = wordsIn(language);
  switch (news.kind) {
    case 'new-order':
      return newOrders([...shown.filter(({ orderId }) => orderId !== news.orderId), news], language, logo);
    case 'order-status': {
      const path = `/dashboard/myorders/${news.orderId}`;
      const body = news.tracking ? `${news.orderId} · ${news.tracking}` : news.orderId;
      return plain(words.stages[news.stage], body, `order:${news.orderId}`, { path, language, logo });
    }
    case 'back-in-stock': {
      const path = productPath({ _id: news.productId, name: news.name });
      return plain(words.backInStock, news.name, `product:${news.productId}`, { path, language, logo });
    }
    case 'question-answered': {
      const path = productPath({ _id: news.productId, name: news.name });
      return plain(words.questionAnswered, news.name, `question:${news.questionId}`, {
        path,
        language,
        logo,
      });
    }
    case 'test':
      return plain(words.test, words.testText, 'test', { path: '/dashboard/profile', language, logo });
  }
}

/** For news that cannot be read, or are nobody's here any more: browsers want every message shown. */
export function neutralNotification(language: Language = 'en', logo?: string): ShownNotification {
  const { other, otherText } = wordsIn(language);
  return plain(other, otherText, 'other', { path: '/', language, logo });
}

/** Says that an order was confirmed from its notification, or was not. */
export function confirmedNotification(
  orderId: string,
  { language, logo }: Pick<NotificationData, 'language' | 'logo'>,
  confirmed: boolean,
): ShownNotification {
  const words = wordsIn(language);
  const data = { path: `${ADMIN_ORDERS}/${orderId}`, language, logo };
  const tag = `confirmed:${orderId}`;
  return confirmed
    ? plain(words.confirmed(orderId), '', tag, data)
    : plain(words.notConfirmed(orderId), words.notConfirmedText, tag, data);
}

function newOrders(orders: readonly NewOrder[], language: Language, logo?: string): ShownNotification {
  const words = wordsIn(language);
  const [only] = orders;
  const open = { action: 'open', title: words.open } as const;
  if (only && orders.length === 1) {
    const data = { path: `${ADMIN_ORDERS}/${only.orderId}`, language, logo, orders };
    const one = plain(words.newOrder(only.orderId), formatRupees(only.total), NEW_ORDERS_TAG, data);
    const actions = [open, { action: 'confirm', title: words.confirm } as const];
    return { ...one, options: { ...one.options, renotify: true, actions } };
  }
  const listed = orders.slice(-MAX_LISTED).reverse();
  const lines = listed.map(({ orderId, total }) => `${orderId} · ${formatRupees(total)}`);
  const body = [...lines, ...(orders.length > MAX_LISTED ? ['…'] : [])].join('\n');
  const data = { path: ADMIN_ORDERS, language, logo, orders };
  const many = plain(words.newOrders(orders.length), body, NEW_ORDERS_TAG, data);
  return { ...many, options: { ...many.options, renotify: true, actions: [open] } };
}

function plain(title: string, body: string, tag: string, data: NotificationData): ShownNotification {
  const pictures = data.logo
    ? { icon: shopIcon(data.logo, 'small.png'), badge: shopIcon(data.logo, 'monochrome.png') }
    : { icon: '/icons/pwa-192x192.png', badge: '/icons/monochrome-512x512.png' };
  return { title, options: { body, tag, lang: data.language, data, ...pictures } };
}
