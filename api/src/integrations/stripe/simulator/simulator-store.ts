import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  SimulatedEvent,
  SimulatedPayment,
  SimulatedRefund,
  SimulatedSession,
  StoredAnswer,
} from './simulated-objects.js';

interface Kept {
  sessions: SimulatedSession;
  payments: SimulatedPayment;
  refunds: SimulatedRefund;
  answers: StoredAnswer;
  /** Events that are not delivered yet. */
  events: SimulatedEvent;
}
type CollectionName = keyof Kept;
type Collections = { readonly [K in CollectionName]: Map<string, Kept[K]> };

/**
 * The simulator's data. Every change is a line of a file, so that the provider's state survives a crash of
 * the shop and of the simulator.
 */
export class SimulatorStore {
  private readonly collections: Collections = {
    sessions: new Map(),
    payments: new Map(),
    refunds: new Map(),
    answers: new Map(),
    events: new Map(),
  };

  /** @param file made when missing; what earlier simulators wrote there is read */
  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    for (const line of linesOf(file)) {
      const [name, id, kept] = line;
      if (kept === null) this.collections[name].delete(id);
      else this.collection(name).set(id, kept);
    }
    // Compacted to one line for each object: the file does not grow with every start.
    const left = Object.entries(this.collections).flatMap(([name, collection]) =>
      [...collection].map(([id, kept]) => asLine(name, id, kept)),
    );
    writeFileSync(file, left.join(''));
  }

  get<K extends CollectionName>(name: K, id: string): Kept[K] | undefined {
    return this.collection(name).get(id);
  }

  all<K extends CollectionName>(name: K): Kept[K][] {
    return [...this.collection(name).values()];
  }

  /** Stores an object, replacing the former one with its id; returns it. */
  put<K extends CollectionName>(name: K, kept: Kept[K]): Kept[K] {
    this.collection(name).set(kept.id, kept);
    appendFileSync(this.file, asLine(name, kept.id, kept));
    return kept;
  }

  forget(name: CollectionName, id: string): void {
    if (this.collections[name].delete(id)) appendFileSync(this.file, asLine(name, id, null));
  }

  private collection<K extends CollectionName>(name: K): Map<string, Kept[K]> {
    return this.collections[name];
  }
}

const asLine = (name: string, id: string, kept: unknown): string => `${JSON.stringify([name, id, kept])}\n`;

/** The lines of a file that may not exist; a last line cut off by a crash is ignored. */
function linesOf<K extends CollectionName>(file: string): [name: K, id: string, kept: Kept[K] | null][] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
