type Work = () => Promise<unknown>;

interface Waiting {
  readonly tab: object;
  readonly work: Work;
  readonly end: (ended: { value: unknown } | { error: unknown }) => void;
}

/** The Web Locks of one device: one holder a name, in the order of asking; a tab that is closed lets go of all. */
export class Locks {
  private readonly queues = new Map<string, Waiting[]>();

  /** What a tab sees as `navigator.locks`. */
  of(tab: object) {
    return {
      request: (name: string, options: Work | { readonly ifAvailable?: boolean }, given?: Work) => {
        const work = typeof options === 'function' ? options : given;
        if (!work) throw new TypeError('A lock without work');
        return this.request(tab, name, work);
      },
    };
  }

  /** Takes a closed tab out of all queues. */
  close(tab: object): void {
    for (const [name, queue] of this.queues) {
      const held = queue[0]?.tab === tab;
      const left = queue.filter((waiting) => waiting.tab !== tab);
      this.queues.set(name, left);
      if (held && left.length > 0) this.run(name, left);
    }
  }

  private request(tab: object, name: string, work: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const end: Waiting['end'] = (ended) => ('error' in ended ? reject(ended.error) : resolve(ended.value));
      queue.push({ tab, work, end });
      if (queue.length === 1) this.run(name, queue);
    });
  }

  private async run(name: string, queue: Waiting[]): Promise<void> {
    const [first] = queue;
    if (!first) return;
    const ended = await first.work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const now = this.queues.get(name);
    // A tab that was closed meanwhile has been taken out already.
    if (now?.[0] !== first) return;
    now.shift();
    first.end(ended);
    await this.run(name, now);
  }
}
