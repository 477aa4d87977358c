import { bowl, type Emblem, scattered } from './emblem-parts.js';
import { leaf } from './motifs.js';
import { circle, ellipse, group, path, stroke } from './shapes.js';

/** What grows in fields and stands in bowls. */
export const pantryEmblems = {
  wheat: () => {
    let ear = stroke('M0 34C0 10 0 -6 0 -18', '#a8742a', 3);
    for (let i = 0; i < 4; i += 1) {
      ear += leaf(-8, -14 + i * 11, 8.5, -32, '#d99a2e') + leaf(8, -14 + i * 11, 8.5, 32, '#efb849');
    }
    ear += leaf(0, -26, 9, 0, '#efb849');
    return group(ear, 'translate(-12 2) rotate(-14)') + group(ear, 'translate(14 2) rotate(12)');
  },
  grain: () =>
    bowl(
      '#b86b35',
      scattered(26, (x, y, turn) => leaf(x, y * 0.5 - 6, 5, turn, turn % 2 ? '#fff6dd' : '#f0dfb2')),
    ),
  dal: () =>
    bowl(
      '#a4502c',
      scattered(24, (x, y, t) => circle(x, y * 0.5 - 6, 4.6, t % 3 ? '#f3b43c' : '#e2952a')),
    ),
  beans: () =>
    bowl(
      '#8a5a34',
      scattered(20, (x, y, t) =>
        ellipse(
          x,
          y * 0.5 - 6,
          6,
          4,
          t % 3 ? '#7c2b23' : '#9b3a2c',
          `transform="rotate(${t} ${x} ${y * 0.5 - 6})"`,
        ),
      ),
    ),
  chilli: () =>
    group(
      path('M-24 -12C-16 10 8 24 30 20C12 32 -28 26 -32 -10z', '#cf2f22') +
        path(
          'M-24 -12C-18 2 -4 14 10 18',
          'none',
          'stroke="#ff8a70" stroke-width="3" stroke-linecap="round"',
        ) +
        path('M-36 -8C-34 -18 -24 -20 -20 -12L-28 -6z', '#4e8b3a') +
        stroke('M-28 -16C-30 -24 -26 -28 -22 -30', '#4e8b3a', 4),
    ) +
    group(
      path('M-24 -12C-16 10 8 24 30 20C12 32 -28 26 -32 -10z', '#e4492f'),
      'translate(8 -12) scale(.8) rotate(-16)',
    ),
  spice: () =>
    bowl(
      '#74402a',
      path('M-30 -4C-18 -30 18 -30 30 -4z', '#d58a1e') + path('M-18 -8C-10 -22 8 -24 16 -8', '#e9a93c'),
    ),
  leafy: () =>
    leaf(-10, 4, 26, -34, '#3f8a45') +
    leaf(14, 0, 24, 30, '#67ad4f') +
    stroke('M0 32C-2 14 -8 6 -16 -6M0 32C4 14 10 6 18 -8', '#2f6b38', 2.4),
  nuts: () => {
    const almond = (x: number, y: number, turn: number, tone: string) =>
      group(
        path('M0 -20C13 -10 14 12 0 20C-14 12 -13 -10 0 -20z', tone) +
          stroke('M0 -12V12M-5 -7V8M5 -7V8', 'rgba(90,40,10,.35)', 1.4),
        `translate(${x} ${y}) rotate(${turn})`,
      );
    return almond(-18, 4, -38, '#b0703a') + almond(16, 6, 34, '#c4834a') + almond(0, -6, 4, '#d39a5e');
  },
  chips: () =>
    [
      [-16, -4, -24],
      [14, -8, 30],
      [0, 12, 4],
    ]
      .map(([x, y, t]) =>
        group(
          ellipse(0, 0, 23, 16, '#d9921f') +
            ellipse(-1, -2, 20, 12, '#f5c557') +
            scattered(7, (a, b) => circle(a * 0.55, b * 0.4 - 2, 1.2, '#b5541e')),
          `translate(${x} ${y}) rotate(${t})`,
        ),
      )
      .join(''),
  sev: () => {
    let strands = '';
    for (let i = 0; i < 16; i += 1) {
      const x = ((i * 37) % 52) - 26;
      const y = ((i * 23) % 26) - 18;
      strands += stroke(
        `M${x - 9} ${y}q8 ${i % 2 ? 9 : -8} 18 ${(i % 3) * 3 - 3}`,
        i % 3 ? '#efb02f' : '#d68a1c',
        3,
      );
    }
    return bowl('#9c3b2c', strands);
  },
  noodles: () =>
    bowl(
      '#c14b2e',
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(`M${-26 + i * 5} -2c8 -16 14 8 22 -6s10 4 14 -2`, i % 2 ? '#f3cf72' : '#e8b548', 3),
        )
        .join(''),
    ),
  flakes: () =>
    bowl(
      '#3f72a8',
      scattered(14, (x, y, t) =>
        ellipse(
          x,
          y * 0.5 - 6,
          7,
          4.6,
          t % 2 ? '#e9a13a' : '#f3bc5d',
          `transform="rotate(${t} ${x} ${y * 0.5 - 6})"`,
        ),
      ),
    ),
} as const satisfies Record<string, Emblem>;
