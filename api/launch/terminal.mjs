const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const barWidth = 24;
const number = new Intl.NumberFormat('en-IN');

/**
 * Seconds since a `performance.now()` reading, as text: `0.4 s`, `75 s`.
 * @param {number} began
 */
export function elapsed(began) {
  const seconds = (performance.now() - began) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * @param {number} done
 * @param {number} total
 */
function bar(done, total) {
  const share = total > 0 ? Math.min(done / total, 1) : 0;
  const full = Math.round(share * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${number.format(done)} / ${number.format(total)}`;
}

/** @typedef {ReturnType<typeof countedSteps>} Steps steps that are counted on the terminal */

/**
 * Counted steps on the terminal: one live line (a spinner, or a bar where the work can be counted) on a TTY,
 * plain lines elsewhere. Several steps may run concurrently; the live line shows the oldest.
 * @param {number} total how many steps there are in all
 */
export function countedSteps(total) {
  const out = process.stdout;
  const live = Boolean(out.isTTY) && !process.env.CI;
  /** @type {Set<{ label: string, began: number, done: number, total: number }>} */
  const running = new Set();
  let count = 0;
  let frame = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  // the reader of this output may be gone before the work is done; the work goes on
  out.on('error', () => {});
  const clear = () => live && out.write('\r\u001b[2K');
  const draw = () => {
    const [oldest] = running;
    if (!live || !oldest) return;
    const progress = oldest.total > 1 ? bar(oldest.done, oldest.total) : elapsed(oldest.began);
    const line = `${spinner[frame % spinner.length]} ${oldest.label} ${progress}`;
    clear();
    out.write(line.slice(0, (out.columns || 80) - 1));
  };
  const tick = () => {
    frame += 1;
    draw();
  };

  /** @param {string} text Text that stays, written above the live line. */
  const say = (text) => {
    clear();
    out.write(`${text}\n`);
    draw();
  };

  /** @param {string} name */
  const begin = (name) => {
    count += 1;
    const step = {
      label: `[${count}/${Math.max(count, total)}] ${name}`,
      began: performance.now(),
      done: 0,
      total: 0,
    };
    let quarter = 0;
    running.add(step);
    if (live) timer ??= setInterval(tick, 100);
    else say(`${step.label} …`);
    const end = (/** @type {string} */ mark, /** @type {string} */ words) => {
      if (!running.delete(step)) return;
      if (running.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      say(`${mark} ${step.label}: ${words}`);
    };
    return {
      /**
       * Shows the progress; without a TTY only each quarter is printed.
       * @param {number} done
       * @param {number} of
       */
      progress(done, of) {
        step.done = done;
        step.total = of;
        const reached = Math.floor((done / of) * 4);
        if (!live && of > 1 && reached > quarter) {
          quarter = reached;
          if (reached < 4) say(`  ${step.label}: ${number.format(done)} of ${number.format(of)}`);
        }
      },
      /** @param {string} [words] what came of it, instead of the time it took */
      succeed: (words) => end('✓', words ?? elapsed(step.began)),
      /** @param {string} [words] */
      fail: (words) => end('✗', words ?? `failed after ${elapsed(step.began)}`),
    };
  };

  return { begin, say, live };
}
