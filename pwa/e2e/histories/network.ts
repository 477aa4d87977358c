import type { Random } from './random';

/** What a network does to one request. */
type Fate = 'answered' | 'dropped' | 'answer lost' | 'twice' | 'late';

/** How a device's network is: how many of 100 requests meet a fate other than an answer. */
export type Weather = 'fine' | 'bad' | 'off';

/** A request that has arrived at the shop, and what the shop said to it. */
export interface Delivered {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly bearer: string;
  readonly status: number;
}

const MAX_DELAY_MS = 4;
const turn = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The network between one device and the shop. It loses and doubles, but never lets the later overtake the earlier. */
export class Network {
  weather: Weather = 'fine';
  /** How often each fate was met. */
  readonly met: Record<Fate, number> = { answered: 0, dropped: 0, 'answer lost': 0, twice: 0, late: 0 };
  private onTheirWay: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shopUrl: string,
    private readonly random: Random,
    private readonly tell: (delivered: Delivered) => void,
  ) {}

  /** Sends a request; throws TypeError when there is no answer, as fetch does. */
  readonly send = async (request: Request): Promise<Response> => {
    const fate = this.fate();
    this.met[fate] += 1;
    await turn(this.random.below(MAX_DELAY_MS));
    if (fate === 'dropped') throw new TypeError('The network is down');
    const body = await request.text();
    if (fate === 'late') {
      this.onTheirWay = this.onTheirWay.then(async () => {
        await turn(this.random.below(2 * MAX_DELAY_MS));
        await this.deliver(request, body);
      });
      throw new TypeError('The network was given up');
    }
    await this.onTheirWay;
    const answers = await Promise.all(
      Array.from({ length: fate === 'twice' ? 2 : 1 }, () => this.deliver(request, body)),
    );
    await turn(this.random.below(MAX_DELAY_MS));
    const answer = answers[this.random.below(answers.length)];
    if (fate === 'answer lost' || !answer) throw new TypeError('The answer is lost');
    return answer;
  };

  /** Resolves when all that was sent has arrived. */
  quiet(): Promise<unknown> {
    return this.onTheirWay;
  }

  private fate(): Fate {
    if (this.weather === 'off') return 'dropped';
    if (this.weather === 'fine' || this.random.below(100) < 60) return 'answered';
    return this.random.oneOf(['dropped', 'answer lost', 'answer lost', 'twice', 'late']);
  }

  private async deliver(request: Request, body: string): Promise<Response> {
    const { pathname: path } = new URL(request.url);
    const { method, headers } = request;
    const answer = await fetch(this.shopUrl + path, { method, headers, body: body || undefined });
    const text = await answer.text();
    const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    this.tell({ method, path, key: headers.get('idempotency-key'), bearer, status: answer.status });
    return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
  }
}
