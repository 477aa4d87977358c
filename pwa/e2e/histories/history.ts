import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Holdings, Person } from './actors';
import type { TabModules, TabScript } from './bundle';
import { Device } from './device';
import { ExpectedState } from './expected-state';
import { Network } from './network';
import { Random } from './random';

/** What histories happen in. */
export interface World {
  readonly shopUrl: string;
  readonly script: TabScript;
  readonly products: readonly ProductSummary[];
}

/** Who a history is about: its own while it runs. */
export type Couple = readonly [Person, Person];

const MAX_STEPS = 26;
const MAX_PAUSE_MS = 16;
/** What a closed tab has begun never ends. */
const LONGEST_PAUSE_MS = 200;
const turn = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One history of commands on two devices under all that can go wrong, the same for the same seed but for timing. */
export class History {
  readonly expected = new ExpectedState();
  readonly devices: readonly Device[];
  /** How often somebody else sat down in front of a device. */
  userChanges = 0;
  private readonly random: Random;
  private running: Promise<unknown>[] = [];

  constructor(
    seed: number,
    private readonly world: World,
    private readonly couple: Couple,
  ) {
    this.random = new Random(seed);
    this.devices = ['phone', 'laptop'].map((name) => {
      const network = new Network(world.shopUrl, this.random, (delivered) =>
        this.expected.delivered(delivered),
      );
      return new Device(name, couple[0], world.script, network, this.random, this.expected);
    });
  }

  /** Lives through it, until all is well again. @returns what is wrong then */
  async run(): Promise<readonly string[]> {
    try {
      await Promise.all(this.couple.map((person) => person.beginAnew()));
      for (const device of this.devices) {
        await device.signIn();
        device.network.weather = 'bad';
      }
      const steps = 8 + this.random.below(MAX_STEPS);
      for (let step = 0; step < steps; step += 1) await this.step();
      await this.allIsWell();
      return [...this.expected.wrong, ...(await this.disagreements())];
    } finally {
      for (const device of this.devices) {
        device.close(0);
        device.close(1);
        if (device.tokens) device.person.giveBack(device.tokens);
      }
    }
  }

  private async step(): Promise<void> {
    const { random } = this;
    const device = random.oneOf(this.devices);
    const { modules } = await device.anyTab();
    const at = random.below(100);
    if (at < 30) this.go(this.changeQuantity(device, modules));
    else if (at < 44) this.go(modules.setWishlisted(this.productFor(device), random.below(2) === 0));
    else if (at < 56) this.go(modules.sendWaiting());
    else if (at < 62) this.go(device.wakeWorker(random.below(2) ? turn(random.below(30)) : undefined));
    else if (at < 70) this.go(random.below(2) ? modules.fetchCart() : modules.fetchWishlist());
    else if (at < 78) this.go(device.reload(random.oneOf([0, 1])));
    else if (at < 83) this.go(device.ageToken());
    else if (at < 86) await this.sitDown(device);
    else if (at < 94) device.network.weather = random.oneOf(['fine', 'bad', 'bad', 'bad', 'off']);
    else await this.pause();
    await turn(random.below(MAX_PAUSE_MS));
  }

  /** Begins something that goes on while the next things happen; that it fails is what networks are for. */
  private go(work: Promise<unknown>): void {
    this.running.push(work.catch(() => undefined));
  }

  private async pause(): Promise<void> {
    await Promise.race([Promise.all(this.running), turn(LONGEST_PAUSE_MS)]);
    this.running = [];
  }

  /** The first two products belong to one device each, so that what must come of them is known. */
  private productFor(device: Device): ProductSummary {
    const [first, second, ...both] = this.world.products;
    const own = device === this.devices[0] ? first : second;
    return this.random.oneOf([own, own, ...both]) as ProductSummary;
  }

  private changeQuantity(device: Device, modules: TabModules): Promise<unknown> {
    const how = this.random.below(6);
    const { _id, name, image, unit, price, discount, stock } = this.productFor(device);
    const product = { _id, name, image, unit, price, discount, stock };
    const change = (now: number) => [now + 1, now + 1, now + 2, now - 1, now + 4, 0][how] ?? 0;
    return modules.changeQuantity({ product }, change);
  }

  /** Logs out and lets the other one sign in, or the same again. */
  private async sitDown(device: Device): Promise<void> {
    this.userChanges += 1;
    const { modules } = await device.anyTab();
    if (device.tokens) {
      await Promise.race([modules.changesLeft().catch(() => undefined), turn(LONGEST_PAUSE_MS)]);
      await modules.logOut();
    }
    device.person = this.random.oneOf(this.couple);
    await device.signIn();
  }

  /** Brings every network back, opens the shop anew on every device, and sends and pulls all. */
  private async allIsWell(): Promise<void> {
    for (const device of this.devices) device.network.weather = 'fine';
    await this.pause();
    for (const device of this.devices) {
      await device.network.quiet();
      device.close(1);
      await device.reload(0);
      if (!device.tokens) await device.signIn();
      for (let tries = 0; tries < 5 && (await device.waiting()).length > 0; tries += 1)
        await device.tab().modules.sendWaiting();
    }
    for (const device of this.devices) {
      await device.tab().modules.fetchCart();
      await device.tab().modules.fetchWishlist();
    }
  }

  private async disagreements(): Promise<readonly string[]> {
    const wrong: string[] = [];
    const truths = new Map<Person, Holdings>();
    for (const person of this.couple) truths.set(person, await person.truth());
    for (const device of this.devices) {
      const left = await device.waiting();
      if (left.length > 0) wrong.push(`${device.name} still has to send ${JSON.stringify(left)}`);
      const [here, there] = [await device.holdings(), truths.get(device.person)];
      if (JSON.stringify(sorted(here)) !== JSON.stringify(there && sorted(there)))
        wrong.push(`${device.name} shows ${JSON.stringify(here)}, the shop has ${JSON.stringify(there)}`);
    }
    for (const [person, truth] of truths) wrong.push(...this.unmet(person, truth));
    return wrong;
  }

  /** Wishes that did not come true although one device alone made them. */
  private unmet(person: Person, truth: Holdings): readonly string[] {
    return this.world.products.flatMap(({ _id, name, stock }) => {
      const pieces = truth.cart[_id] ?? 0;
      const [cart, wishes] = ['cart.line', 'wishlist'].map((kind) =>
        this.expected.lastWanted(person.id, kind, _id),
      );
      const story = (kind: string) => `[${this.expected.story(person.id, kind, _id)}]`;
      const most = typeof cart === 'number' ? Math.min(cart, stock) : pieces;
      return [
        ...(pieces === most ? [] : [`${pieces} ${name} in the cart, wanted: ${cart} ${story('cart.line')}`]),
        ...(pieces <= stock ? [] : [`${pieces} ${name} in the cart, of ${stock}`]),
        ...((wishes ?? truth.wishes.includes(_id)) === truth.wishes.includes(_id)
          ? []
          : [`${name} wished: ${truth.wishes.includes(_id)}, wanted: ${wishes} ${story('wishlist')}`]),
      ];
    });
  }
}

const sorted = ({ cart, wishes }: Holdings) => [Object.entries(cart).sort(), wishes];
