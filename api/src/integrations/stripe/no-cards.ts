import { ShopError } from '@jhola/shared/errors/shop-error';
import {
  type CardPage,
  CardProvider,
  type PageStatus,
  type ProviderMessage,
  type Refund,
} from './card-provider.js';

/** A shop without a card provider: no key, and no simulator. */
export class NoCards extends CardProvider {
  readonly mode = 'off';

  openPage(): Promise<CardPage> {
    return refused();
  }

  pageStatus(): Promise<PageStatus> {
    return refused();
  }

  closePage(): Promise<PageStatus> {
    return refused();
  }

  refund(): Promise<Refund> {
    return refused();
  }

  readMessage(): ProviderMessage {
    throw new ShopError('payment.bad-signature');
  }
}

const refused = (): Promise<never> => Promise.reject(new ShopError('payment.off'));
