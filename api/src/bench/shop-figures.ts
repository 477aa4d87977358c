import { type Measured, measure } from './measure.js';
import { mixedScenario, ORDERS_A_SECOND } from './mixed-scenario.js';
import type { Prepared } from './preparation.js';
import { figures, headings, inThreads, say } from './printed-figures.js';
import { CONNECTIONS, type Scenario } from './scenario.js';
import { bareScenario } from './scenarios.js';
import type { MeasuredShop } from './shop-process.js';
import { SteadyOrders } from './steady-orders.js';

const MINUTE_MS = 60_000;

/** Measures scenarios on a shop, and prints each beside what a bare server did in the same minute. */
export class ShopFigures {
  /** What the bare server does, by the number of connections, and when it was measured. */
  private readonly yardsticks = new Map<number, { readonly measured: Measured; readonly at: number }>();

  /**
   * @param seconds how long each is measured
   * @param only words of the names of scenarios that are measured; none is all
   */
  constructor(
    private readonly shop: MeasuredShop,
    private readonly bare: MeasuredShop,
    private readonly prepared: Prepared,
    private readonly seconds: number,
    private readonly only: readonly string[] = [],
  ) {
    say(headings());
  }

  /** Whether a scenario of this name is measured. */
  wants(name: string): boolean {
    return this.only.length === 0 || this.only.some((word) => name.includes(word));
  }

  async print(scenarios: readonly Scenario[], seconds = this.seconds): Promise<void> {
    for (const scenario of scenarios) {
      if (!this.wants(scenario.name)) continue;
      for (const connections of scenario.connections ?? CONNECTIONS) {
        const bare = await this.yardstick(connections);
        const measured = await measure(this.shop, scenario, this.prepared.shoppers, connections, seconds);
        say(figures(measured, bare));
        if (scenario.callsEach === 4) say(inThreads(measured, bare));
      }
    }
  }

  /** Reads while orders come in. The processor time is that of reads and orders together, for each read. */
  async printMixed(): Promise<void> {
    const scenario = mixedScenario(this.prepared);
    if (!this.wants(scenario.name)) return;
    for (const connections of CONNECTIONS) {
      await this.yardstick(connections);
      const orders = new SteadyOrders(this.shop.url, this.prepared, ORDERS_A_SECOND);
      await this.print([{ ...scenario, connections: [connections] }]);
      const { perSecond, p50, p99, errors } = await orders.end();
      say(
        `  orders beside them: ${perSecond.toFixed(1)} a second, p50 ${p50}, p99 ${p99} ms, ${errors} errors`,
      );
    }
  }

  /** What a bare server does of the same minute; measures and prints it where that is longer ago. */
  private async yardstick(connections: number): Promise<Measured> {
    const known = this.yardsticks.get(connections);
    if (known && performance.now() - known.at < MINUTE_MS) return known.measured;
    const seconds = Math.ceil(this.seconds / 2);
    const measured = await measure(this.bare, bareScenario, this.prepared.shoppers, connections, seconds);
    this.yardsticks.set(connections, { measured, at: performance.now() });
    say(figures(measured, measured));
    return measured;
  }
}
