import { type Emblem, scattered } from './emblem-parts.js';
import { flower, leaf } from './motifs.js';
import { pantryEmblems } from './pantry-emblems.js';
import { circle, ellipse, group, path, rect, stroke } from './shapes.js';

const drop = 'M0 -30C10 -12 22 0 22 12A22 22 0 0 1 -22 12C-22 0 -10 -12 0 -30z';

/** Small pictures for labels, about 64 units wide and centred on the origin. */
const emblems = {
  ...pantryEmblems,
  biscuit: () =>
    group(
      circle(-10, 2, 23, '#c98a45') +
        circle(-10, 2, 19, '#e2ac66') +
        scattered(9, (x, y) => circle(x * 0.55 - 10, y * 0.65 + 2, 1.9, '#8c5526')),
    ) +
    group(
      circle(0, 0, 21, '#b97a3a') +
        circle(0, 0, 17, '#dba25a') +
        scattered(8, (x, y) => circle(x * 0.5, y * 0.6, 1.8, '#6f3f1a')),
      'translate(18 8)',
    ),
  chocolate: () =>
    group(
      rect(-30, -22, 60, 44, 5, '#4d2815') +
        [0, 1, 2]
          .map((c) =>
            [0, 1]
              .map(
                (r) =>
                  rect(-26 + c * 18, -18 + r * 19, 15, 16, 2, '#6f3d20') +
                  rect(-24 + c * 18, -16 + r * 19, 11, 3, 1.5, '#8f5731'),
              )
              .join(''),
          )
          .join(''),
      'rotate(-14)',
    ),
  sweet: () =>
    path('M0 -28L28 0L0 28L-28 0z', '#f7ead0') +
    path('M0 -28L28 0L0 28L-28 0z', 'none', 'stroke="#d9b98a" stroke-width="2"') +
    path('M0 -16L16 0L0 16L-16 0z', '#e8e6ea', 'opacity=".8"') +
    flower(0, 0, 8, '#4c9a57', '#d8482f', 5),
  cup: () =>
    stroke('M-10 -26c-5 -6 5 -8 0 -15M6 -26c-5 -6 5 -8 0 -15', 'rgba(120,80,60,.4)', 3) +
    stroke('M20 -8c16 -4 18 20 -2 18', '#b5532f', 5) +
    path('M-26 -18H24L19 18C17 26 -19 26 -21 18z', '#c9653a') +
    ellipse(-1, -18, 25, 6, '#8a4a24') +
    ellipse(0, 28, 32, 5, '#e0b389'),
  beans_coffee: () =>
    [
      [-12, -6, 30],
      [14, -2, -24],
      [0, 16, 80],
    ]
      .map(([x, y, t]) =>
        group(
          ellipse(0, 0, 13, 18, '#5b3018') + stroke('M0 -15C7 -6 -7 6 0 15', '#2f160a', 3),
          `translate(${x} ${y}) rotate(${t})`,
        ),
      )
      .join(''),
  fruit: () =>
    path('M2 -16C26 -26 40 4 22 22C8 36 -22 30 -28 10C-32 -8 -16 -16 2 -16z', '#f2a01e') +
    path('M8 -10C22 -14 30 2 22 14', 'none', 'stroke="#ffd36b" stroke-width="5" stroke-linecap="round"') +
    stroke('M-2 -16C-4 -22 -4 -26 -2 -30', '#6b4423', 4) +
    leaf(12, -28, 14, 74, '#4f9a45'),
  drop: () =>
    path(drop, '#f3c53d') +
    path('M-12 10C-12 20 -4 26 4 26', 'none', 'stroke="#fff3c2" stroke-width="4" stroke-linecap="round"'),
  milk: () =>
    circle(0, 0, 33, '#7fc0e8') +
    path('M-32 6C-18 -14 -12 10 0 -8C10 -22 22 8 34 -6V24C34 30 -32 30 -32 24z', '#fffdf8') +
    circle(-8, -22, 5, '#fffdf8') +
    circle(12, -26, 3.4, '#fffdf8') +
    stroke('M-32 6C-18 -14 -12 10 0 -8C10 -22 22 8 34 -6', 'rgba(80,120,180,.35)', 2),
  cheese: () =>
    path('M-30 14L18 -22C28 -16 32 -6 32 4V14z', '#f6c544') +
    rect(-30, 12, 62, 14, 3, '#e2a62c') +
    circle(4, 4, 5, '#dd9a24') +
    circle(20, 0, 3.4, '#dd9a24') +
    circle(-10, 18, 3, '#c98518'),
  honey: () =>
    path('M-24 -22h48l-6 14h-36z', '#e9b23c') +
    path('M-22 -8h44v24c0 12 -44 12 -44 0z', '#d98d1c') +
    stroke('M-14 -2v14', '#ffd777', 4),
  berry: () =>
    circle(-12, 6, 15, '#c42b4a') +
    circle(13, 10, 14, '#d9405e') +
    circle(2, -10, 14, '#e35a72') +
    leaf(0, -26, 10, 60, '#4f9a45') +
    leaf(-8, -24, 9, -60, '#5dad50'),
  flower: () => flower(0, 0, 19, '#f5a623', '#d8482f', 8) + flower(0, 0, 11, '#f8c851', '#b23a1d', 8),
  rose: () =>
    flower(0, 0, 18, '#e26a8a', '#a8304f', 6) +
    flower(0, 0, 9, '#f08fa8', '#a8304f', 6) +
    leaf(-22, 20, 12, -60, '#5a9a58') +
    leaf(22, 20, 12, 60, '#5a9a58'),
  coconut: () => circle(0, 0, 28, '#6b4226') + circle(0, 0, 23, '#fffaf0') + circle(0, 2, 15, '#efe5d3'),
  paw: () =>
    ellipse(0, 12, 17, 14, '#5b3a28') +
    circle(-20, -6, 7.5, '#5b3a28') +
    circle(-7, -18, 8, '#5b3a28') +
    circle(8, -18, 8, '#5b3a28') +
    circle(20, -6, 7.5, '#5b3a28'),
  fish: () =>
    path('M-26 0C-12 -22 14 -20 24 0C14 20 -12 22 -26 0z', '#4f93bb') +
    path('M18 0L38 -15V15z', '#3c789b') +
    circle(-14, -4, 3, '#fff') +
    stroke('M-2 -10C4 -4 4 4 -2 10', '#bfe0f2', 2.4),
  bone: () =>
    group(
      rect(-22, -7, 44, 14, 7, '#f4e6cf') +
        circle(-24, -8, 9, '#f4e6cf') +
        circle(-24, 8, 9, '#f4e6cf') +
        circle(24, -8, 9, '#f4e6cf') +
        circle(24, 8, 9, '#f4e6cf'),
      'rotate(-18)',
    ),
  star: () => path('M0 -28L8 -9L28 -8L12 5L18 25L0 14L-18 25L-12 5L-28 -8L-8 -9z', '#f4b432'),
} as const satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;

/** The emblem centred on (x, y), `size` units wide. */
export function emblem(name: EmblemName, x: number, y: number, size: number): string {
  return group(emblems[name](), `translate(${x} ${y}) scale(${(size / 68).toFixed(3)})`);
}
