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
  /** Events that nobody has taken yet. */
  events: SimulatedEvent;
}
type Kind = keyof Kept;
type CategoryChecks = { readonly [K in Kind]: Map<string, Kept[K]> };

/**
 * What the simulator knows. Every change is a line of a file, so that the provider remembers what a killed shop (and a
 * killed simulator) has forgotten.
 */
export class SimulatorBook {
  private readonly shelves: CategoryChecks = {
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
      const [kind, id, kept] = line;
      if (kept === null) this.shelves[kind].delete(id);
      else this.shelf(kind).set(id, kept);
    }
    // One line for each thing that is left: the file does not grow with every start.
    const left = Object.entries(this.shelves).flatMap(([kind, shelf]) =>
      [...shelf].map(([id, kept]) => asLine(kind, id, kept)),
    );
    writeFileSync(file, left.join(''));
  }

  get<K extends Kind>(kind: K, id: string): Kept[K] | undefined {
    return this.shelf(kind).get(id);
  }

  all<K extends Kind>(kind: K): Kept[K][] {
    return [...this.shelf(kind).values()];
  }

  /** Keeps something, in place of what had its id before; answers it. */
  put<K extends Kind>(kind: K, kept: Kept[K]): Kept[K] {
    this.shelf(kind).set(kept.id, kept);
    appendFileSync(this.file, asLine(kind, kept.id, kept));
    return kept;
  }

  forget(kind: Kind, id: string): void {
    if (this.shelves[kind].delete(id)) appendFileSync(this.file, asLine(kind, id, null));
  }

  private shelf<K extends Kind>(kind: K): Map<string, Kept[K]> {
    return this.shelves[kind];
  }
}

const asLine = (kind: string, id: string, kept: unknown): string => `${JSON.stringify([kind, id, kept])}\n`;

/** The lines of a file that may not exist; a last line that a crash has cut short is none. */
function linesOf<K extends Kind>(file: string): [kind: K, id: string, kept: Kept[K] | null][] {
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
