import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import type { Painter } from '../painter.js';
import {
  boxPath,
  circle,
  ellipse,
  face,
  groundShadow,
  group,
  path,
  rect,
  roundBody,
  stroke,
} from '../shapes.js';

function bud(p: Painter, colour: string, x: number, y: number, turn: number, stem: boolean): string {
  const body = p.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.5, colour],
      [1, darken(colour, 0.42)],
    ],
    [0.35, 0.3, 0.75],
  );
  return group(
    (stem ? rect(-9, 4, 18, 66, 9, roundBody(p, colour)) + rect(-4, 58, 8, 4, 2, '#d8b56a') : '') +
      ellipse(-22, -6, 13, 15, darken(colour, 0.55)) +
      ellipse(-27, -6, 8, 11, darken(colour, 0.75)) +
      ellipse(0, 0, 27, 26, body) +
      circle(5, 2, 7, 'rgba(0,0,0,.18)') +
      ellipse(-6, -12, 9, 5, 'rgba(255,255,255,.5)', 'transform="rotate(-24 -6 -12)"'),
    `translate(${x} ${y}) rotate(${turn})`,
  );
}

const earbuds: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const stem = random.chance(0.7);
  const r = random.pick([58, 44]);
  return (
    groundShadow(p, 200, 334, 128) +
    rect(98, 74, 204, 138, 60, p.vertical(lighten(c, 0.12), darken(c, 0.22))) +
    rect(110, 88, 180, 116, 50, p.vertical(darken(c, 0.62), darken(c, 0.36))) +
    bud(p, c, 158, 158, 10, stem) +
    group(bud(p, c, 158, 158, 10, stem), 'translate(400 0) scale(-1 1)') +
    path(
      `M90 210H310V${332 - r}a${r} ${r} 0 0 1 ${-r} ${r}H${90 + r}a${r} ${r} 0 0 1 ${-r} ${-r}z`,
      face(p, c),
    ) +
    rect(90, 206, 220, 10, 5, lighten(c, 0.3)) +
    rect(90, 213, 220, 5, 2, 'rgba(20,10,30,.25)') +
    path('M102 226H150C126 250 116 282 122 312C104 296 100 262 102 226z', 'rgba(255,255,255,.20)') +
    circle(200, 240, 4.5, random.pick(['#7cf2b0', '#ffd166', '#8ad8ff'])) +
    lettering(brand, { x: 200, y: 266, maxWidth: 130, height: 17, colour: inkOn(c), weight: 1.7, spacing: 4 })
  );
};

const neckband: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const trim = random.pick([tone.accent, '#d8b56a', lighten(c, 0.5)]);
  const arch = 'M112 168C84 292 132 338 200 338S316 292 288 168';
  const pod = (x: number, turn: number, words: string) =>
    group(
      rect(-17, -48, 34, 96, 15, roundBody(p, c)) +
        rect(-17, 24, 34, 5, 2, trim) +
        group(
          lettering(words, {
            x: 0,
            y: -5,
            maxWidth: 58,
            height: 10,
            colour: inkOn(c),
            weight: 1.6,
            spacing: 3.4,
          }),
          'rotate(-90)',
        ),
      `translate(${x} 140) rotate(${turn})`,
    );
  return (
    groundShadow(p, 200, 346, 110, 0.26) +
    stroke(arch, darken(c, 0.4), 17) +
    stroke(arch, c, 13) +
    stroke('M115 180C92 290 136 331 200 331', lighten(c, 0.45), 3) +
    stroke('M112 96C106 40 176 40 178 104S176 150 180 168', darken(c, 0.45), 4) +
    stroke('M288 96C294 40 224 40 222 104S224 150 220 168', darken(c, 0.45), 4) +
    pod(113, 5, brand) +
    pod(287, -5, random.pick(['BASS', 'ENC', 'PRO', '40H'])) +
    group(bud(p, c, 0, 0, 100, false), 'translate(178 192) scale(.82)') +
    group(bud(p, c, 0, 0, 100, false), 'translate(222 192) scale(-.82 .82)') +
    circle(276, 176, 3, '#7cf2b0')
  );
};

const headphones: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const cushion = darken(tone.accent, 0.25);
  const cup = (x: number, flip: number) =>
    group(
      rect(
        -6,
        -58,
        36,
        116,
        18,
        p.linear([
          [0, darken(cushion, 0.35)],
          [1, cushion],
        ]),
      ) +
        rect(-44, -66, 50, 132, 25, roundBody(p, c)) +
        rect(-38, -44, 8, 88, 4, 'rgba(255,255,255,.22)') +
        circle(-18, 0, 15, darken(c, 0.35)) +
        circle(-18, 0, 10, tone.accent),
      `translate(${x} 238) scale(${flip} 1)`,
    );
  const band = 'M96 232C84 76 316 76 304 232';
  return (
    groundShadow(p, 200, 330, 130) +
    stroke(band, darken(c, 0.35), 26) +
    stroke(band, c, 21) +
    stroke('M122 160C140 104 190 92 226 96', lighten(c, 0.4), 4) +
    stroke('M132 134C164 94 236 94 268 134', random.chance(0.5) ? tone.accent : darken(c, 0.55), 15) +
    cup(104, 1) +
    cup(296, -1) +
    lettering(brand, { x: 200, y: 98, maxWidth: 90, height: 9, colour: '#fffaf2', weight: 1.7, spacing: 4 })
  );
};

const speaker: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const mesh = p.tile(9, circle(4.5, 4.5, 2.6, darken(c, 0.45)));
  if (random.chance(0.5)) {
    const body = boxPath(72, 148, 256, 170, 78);
    return (
      groundShadow(p, 200, 326, 146) +
      stroke('M112 152C120 84 280 84 288 152', tone.accent, 12) +
      path(body, p.vertical(lighten(c, 0.2), darken(c, 0.3))) +
      path(boxPath(92, 166, 216, 134, 62), mesh) +
      ellipse(
        84,
        233,
        22,
        66,
        p.radial([
          [0, darken(c, 0.7)],
          [0.7, darken(c, 0.45)],
          [1, tone.accent],
        ]),
      ) +
      ellipse(
        316,
        233,
        22,
        66,
        p.radial([
          [0, darken(c, 0.7)],
          [0.7, darken(c, 0.45)],
          [1, tone.accent],
        ]),
      ) +
      rect(150, 212, 100, 40, 12, tone.accent) +
      lettering(brand, {
        x: 200,
        y: 225,
        maxWidth: 82,
        height: 14,
        colour: inkOn(tone.accent),
        weight: 1.8,
        spacing: 3.5,
      })
    );
  }
  return (
    groundShadow(p, 200, 336, 100) +
    rect(118, 66, 164, 268, 34, roundBody(p, c)) +
    rect(130, 80, 140, 240, 26, mesh, 'opacity=".8"') +
    [132, 236]
      .map(
        (y, i) =>
          circle(200, y, 34 + i * 18, darken(c, 0.35)) +
          circle(
            200,
            y,
            29 + i * 17,
            p.radial([
              [0, darken(c, 0.75)],
              [0.75, darken(c, 0.55)],
              [1, darken(c, 0.3)],
            ]),
          ) +
          circle(200, y, 10 + i * 7, tone.accent),
      )
      .join('') +
    lettering(brand, { x: 200, y: 302, maxWidth: 90, height: 11, colour: inkOn(c), weight: 1.8, spacing: 4 })
  );
};

const earphones: Drawing = (p, { tone, brand }) => {
  const c = tone.base;
  const wire = darken(tone.accent, 0.1);
  const loop = 'M150 128C90 190 110 300 200 300S312 232 268 178S150 176 150 240S220 322 262 330';
  return (
    groundShadow(p, 200, 336, 122, 0.24) +
    stroke(loop, darken(wire, 0.4), 7) +
    stroke(loop, wire, 4.6) +
    stroke('M250 128C240 160 252 168 268 178', wire, 4.6) +
    rect(256, 322, 44, 16, 7, roundBody(p, c)) +
    rect(298, 326, 26, 8, 3, '#d8b56a') +
    group(bud(p, c, 0, 0, 60, false), 'translate(150 112) scale(1.25)') +
    group(bud(p, c, 0, 0, 60, false), 'translate(250 112) scale(-1.25 1.25)') +
    rect(148, 214, 104, 46, 10, '#fffaf2') +
    lettering(brand, {
      x: 200,
      y: 231,
      maxWidth: 84,
      height: 13,
      colour: darken(c, 0.5),
      weight: 1.8,
      spacing: 3.4,
    })
  );
};

export const audioDrawings = { earbuds, neckband, headphones, speaker, earphones } as const satisfies Record<
  string,
  Drawing
>;
