import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CardProvider } from './card-provider.js';
import { NoCards } from './no-cards.js';

/** Card payments: by Stripe when there is a key; otherwise by the simulator if it is enabled, else off. */
@Module({
  providers: [{ provide: CardProvider, inject: [ShopConfig], useFactory: cardProviderFor }],
  exports: [CardProvider],
})
export class StripeModule {}

/** The card provider for these settings. Stripe's library is loaded by shops that take cards: the others start sooner without it. */
async function cardProviderFor({ cardAccount, demo, dataDir }: ShopConfig): Promise<CardProvider> {
  if (cardAccount) {
    const { StripeCards } = await import('./stripe-cards.js');
    return new StripeCards(cardAccount);
  }
  if (demo.cardSimulator === 'nobody') return new NoCards();
  const [{ startSimulator }, { SimulatedCards }] = await Promise.all([
    import('./simulator/start-simulator.js'),
    import('./simulator/simulated-cards.js'),
  ]);
  const account = { secretKey: newSecret('sk_test'), webhookSecret: newSecret('whsec') };
  const running = await startSimulator({
    file: join(dataDir, 'card-simulator.jsonl'),
    secretKey: account.secretKey,
    pages: 'shop',
  });
  return new SimulatedCards(running, account, demo.cardSimulator);
}

const newSecret = (prefix: string): string => `${prefix}_${randomBytes(24).toString('hex')}`;
