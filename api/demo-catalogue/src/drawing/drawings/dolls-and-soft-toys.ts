import { darken, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { flower } from '../motifs.js';
import { circle, ellipse, face, groundShadow, path, rect, stroke } from '../shapes.js';

const softToy: Drawing = (p, { tone, random }) => {
  const fur = tone.base;
  const pale = lighten(fur, 0.55);
  const kind = random.pick(['bear', 'rabbit', 'elephant', 'cat'] as const);
  const plush = p.radial(
    [
      [0, lighten(fur, 0.22)],
      [0.7, fur],
      [1, darken(fur, 0.2)],
    ],
    [0.4, 0.35, 0.7],
  );
  const ears = {
    bear:
      circle(142, 92, 30, plush) +
      circle(258, 92, 30, plush) +
      circle(142, 94, 16, pale) +
      circle(258, 94, 16, pale),
    rabbit:
      ellipse(160, 66, 20, 58, plush, 'transform="rotate(-10 160 66)"') +
      ellipse(240, 66, 20, 58, plush, 'transform="rotate(10 240 66)"') +
      ellipse(160, 68, 9, 40, pale, 'transform="rotate(-10 160 68)"') +
      ellipse(240, 68, 9, 40, pale, 'transform="rotate(10 240 68)"'),
    elephant:
      ellipse(112, 140, 44, 54, plush) +
      ellipse(288, 140, 44, 54, plush) +
      ellipse(112, 142, 27, 36, pale) +
      ellipse(288, 142, 27, 36, pale),
    cat:
      path('M134 116L132 56L184 88z', fur) +
      path('M266 116L268 56L216 88z', fur) +
      path('M142 100L142 72L166 88z', pale) +
      path('M258 100L258 72L234 88z', pale),
  }[kind];
  const snout =
    kind === 'elephant'
      ? stroke('M200 152C198 196 214 210 232 200', fur, 26) +
        stroke('M200 152C198 196 214 210 232 200', lighten(fur, 0.15), 18)
      : ellipse(200, 162, 34, 26, pale) +
        ellipse(200, 152, 11, 8, '#3a2430') +
        stroke('M200 160V168M188 174C192 180 200 180 200 172C200 180 208 180 212 174', '#3a2430', 2.6);
  return (
    groundShadow(p, 200, 340, 118) +
    ellipse(200, 266, 78, 76, plush) +
    ellipse(200, 276, 46, 48, pale) +
    ellipse(120, 252, 26, 46, plush, 'transform="rotate(28 120 252)"') +
    ellipse(280, 252, 26, 46, plush, 'transform="rotate(-28 280 252)"') +
    ellipse(142, 322, 38, 28, plush) +
    ellipse(258, 322, 38, 28, plush) +
    ellipse(142, 324, 21, 15, pale) +
    ellipse(258, 324, 21, 15, pale) +
    ears +
    circle(200, 140, 76, plush) +
    snout +
    circle(170, 132, 8, '#2b1a24') +
    circle(230, 132, 8, '#2b1a24') +
    circle(172.5, 129, 2.6, '#fff') +
    circle(232.5, 129, 2.6, '#fff') +
    ellipse(148, 156, 13, 8, '#f29a9a', 'opacity=".5"') +
    ellipse(252, 156, 13, 8, '#f29a9a', 'opacity=".5"') +
    path('M200 214L164 198V232zM200 214L236 198V232z', tone.accent) +
    circle(200, 214, 9, darken(tone.accent, 0.2))
  );
};

const doll: Drawing = (p, { tone, random }) => {
  const skin = random.pick(['#c98f62', '#a9714a', '#dba77c']);
  const hair = random.pick(['#2b1a1c', '#4a2a1e']);
  return (
    groundShadow(p, 200, 344, 104) +
    path('M150 110C120 190 140 236 150 240H250C260 236 280 190 250 110z', hair) +
    path('M164 190L96 330C160 350 240 350 304 330L236 190z', face(p, tone.base)) +
    path('M104 314C160 332 240 332 296 314L304 330C240 350 160 350 96 330z', tone.accent) +
    [
      [140, 290],
      [200, 300],
      [260, 290],
      [170, 252],
      [230, 252],
    ]
      .map(([x, y]) => flower(x ?? 0, y ?? 0, 9, tone.accent, '#fffaf2'))
      .join('') +
    stroke('M160 200L122 252M240 200L278 252', skin, 17) +
    path('M158 182C180 172 220 172 242 182L236 214H164z', tone.accent) +
    rect(190, 158, 20, 24, 6, darken(skin, 0.12)) +
    ellipse(
      200,
      122,
      50,
      54,
      p.radial([
        [0, lighten(skin, 0.2)],
        [1, skin],
      ]),
    ) +
    path('M148 124C144 62 256 62 252 124C236 104 214 96 200 84C186 96 164 104 148 124z', hair) +
    circle(182, 126, 5.6, '#2b1a24') +
    circle(218, 126, 5.6, '#2b1a24') +
    stroke('M190 148q10 9 20 0', '#a23a3a', 3) +
    circle(200, 102, 4, '#d8432f') +
    circle(168, 140, 8, '#e88', 'opacity=".35"') +
    circle(232, 140, 8, '#e88', 'opacity=".35"') +
    flower(246, 92, 13, '#fffaf2', '#f2b134') +
    circle(150, 142, 4, '#e7b54a') +
    circle(250, 142, 4, '#e7b54a')
  );
};

export const dollDrawings = { softToy, doll } as const satisfies Record<string, Drawing>;
