import { darken, inkOn, isLight, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import type { Painter } from '../painter.js';
import { boxPath, circle, ellipse, face, groundShadow, path, rect, stroke } from '../shapes.js';

function strap(p: Painter, colour: string, links: boolean, width: number): string {
  const half = width / 2;
  const shade = p.linear([
    [0, darken(colour, 0.3)],
    [0.2, lighten(colour, 0.14)],
    [0.55, colour],
    [1, darken(colour, 0.34)],
  ]);
  const upper = `M${200 - half} 150C${200 - half + 4} 110 ${200 - half + 8} 72 ${200 - half + 10} 40H${190 + half}C${192 + half} 72 ${196 + half} 110 ${200 + half} 150z`;
  const lower = `M${200 - half} 246C${200 - half + 4} 286 ${200 - half + 8} 324 ${200 - half + 10} 352C${180} 360 ${220} 360 ${190 + half} 352C${192 + half} 324 ${196 + half} 286 ${200 + half} 246z`;
  const detail = links
    ? [54, 72, 90, 108, 126, 268, 286, 304, 322, 340]
        .map((y) => stroke(`M${200 - half + 6} ${y}h${width - 12}`, darken(colour, 0.45), 2))
        .join('') +
      rect(188, 44, 24, 100, 0, lighten(colour, 0.35), 'opacity=".6"') +
      rect(188, 254, 24, 96, 0, lighten(colour, 0.35), 'opacity=".6"')
    : stroke(
        `M${200 - half + 14} 48L${200 - half + 8} 146M${186 + half} 48L${192 + half} 146`,
        lighten(colour, 0.35),
        1.8,
        'stroke-dasharray="5 4"',
      ) + [290, 306, 322].map((y) => ellipse(200, y, 4, 3, darken(colour, 0.6))).join('');
  return path(upper, shade) + path(lower, shade) + detail;
}

function hand(angle: number, length: number, width: number, colour: string): string {
  const a = (angle * Math.PI) / 180;
  return stroke(
    `M200 198L${(200 + Math.sin(a) * length).toFixed(1)} ${(198 - Math.cos(a) * length).toFixed(1)}`,
    colour,
    width,
  );
}

const watch: Drawing = (p, { tone, brand, random }) => {
  const metal = random.pick(['#cfd5dd', '#d9b25f', '#d8a48a', '#3c3f48', '#cfd5dd']);
  const links = random.chance(0.4);
  const dial = random.pick([tone.base, '#fbf7ef', '#23283a', lighten(tone.base, 0.6)]);
  const ink = isLight(dial) ? '#2a2433' : '#fffaf2';
  const r = random.pick([78, 84, 72]);
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const out = r - 13;
    const inn = r - (i % 3 === 0 ? 27 : 20);
    return stroke(
      `M${(200 + Math.sin(a) * inn).toFixed(1)} ${(198 - Math.cos(a) * inn).toFixed(1)}L${(200 + Math.sin(a) * out).toFixed(1)} ${(198 - Math.cos(a) * out).toFixed(1)}`,
      i % 3 === 0 ? tone.accent : ink,
      i % 3 === 0 ? 5 : 2.6,
    );
  }).join('');
  const chrono = random.chance(0.4)
    ? [
        [172, 206],
        [228, 206],
        [200, 232],
      ]
        .map(
          ([x, y]) =>
            circle(x ?? 0, y ?? 0, 14, 'rgba(128,128,140,.22)') + stroke(`M${x} ${y}l5 -8`, tone.accent, 2),
        )
        .join('')
    : rect(226, 191, 20, 15, 2, '#fffaf2') +
      lettering(String(random.int(10, 28)), {
        x: 236,
        y: 194.5,
        maxWidth: 15,
        height: 8,
        colour: '#2a2433',
        weight: 1.6,
      });
  const hour = random.int(0, 11) * 30 + 5;
  return (
    groundShadow(p, 200, 352, 84, 0.3) +
    strap(p, links ? metal : tone.base, links, 84) +
    rect(200 + r - 2, 188, 16, 20, 5, darken(metal, 0.2)) +
    circle(200, 198, r + 13, p.diagonal(lighten(metal, 0.55), darken(metal, 0.4))) +
    circle(200, 198, r + 6, p.diagonal(darken(metal, 0.35), lighten(metal, 0.4))) +
    circle(
      200,
      198,
      r,
      p.radial([
        [0, lighten(dial, 0.12)],
        [1, darken(dial, 0.12)],
      ]),
    ) +
    marks +
    lettering(brand, { x: 200, y: 160, maxWidth: 62, height: 8.5, colour: ink, weight: 1.6, spacing: 3.4 }) +
    chrono +
    hand(hour, r * 0.48, 6, ink) +
    hand((hour * 12) % 360 || 60, r * 0.7, 4.2, ink) +
    hand(random.int(0, 359), r * 0.76, 1.8, tone.accent) +
    circle(200, 198, 5.4, tone.accent) +
    path(
      `M${200 - r + 8} 190A${r - 8} ${r - 8} 0 0 1 236 ${198 - r + 14}C200 150 160 166 ${200 - r + 8} 190z`,
      'rgba(255,255,255,.16)',
    )
  );
};

const smartwatch: Drawing = (p, { tone, brand, random }) => {
  const round = random.chance(0.35);
  const c = tone.base;
  const body = round ? `M200 104A94 94 0 1 0 200 292A94 94 0 1 0 200 104z` : boxPath(118, 104, 164, 188, 44);
  const glass = round ? `M200 114A84 84 0 1 0 200 282A84 84 0 1 0 200 114z` : boxPath(128, 114, 144, 168, 36);
  const glow = random.pick(['#ff7a59', '#58d6b4', '#6fb7ff', '#ffd166', '#f06fa8']);
  const ring = (r: number, colour: string, share: number) => {
    const a = share * Math.PI * 2;
    return (
      circle(200, 236, r, 'none', `stroke="${colour}" stroke-opacity=".22" stroke-width="7"`) +
      stroke(
        `M200 ${236 - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${(200 + Math.sin(a) * r).toFixed(1)} ${(236 - Math.cos(a) * r).toFixed(1)}`,
        colour,
        7,
      )
    );
  };
  const time = `${random.int(10, 12)}`;
  return (
    groundShadow(p, 200, 352, 84, 0.3) +
    strap(p, c, false, 104) +
    rect(280, 176, 13, 30, 6, '#8f96a3') +
    path(body, p.diagonal('#8d93a1', '#23252d')) +
    path(glass, p.diagonal('#20222c', '#0c0d12')) +
    p.clipped(
      glass,
      random.chance(0.5)
        ? circle(
            270,
            120,
            90,
            p.radial([
              [0, glow, 0.55],
              [1, glow, 0],
            ]),
          )
        : circle(
            130,
            280,
            100,
            p.radial([
              [0, glow, 0.5],
              [1, glow, 0],
            ]),
          ),
    ) +
    lettering(time, {
      x: 178,
      y: 140,
      maxWidth: 60,
      height: 34,
      colour: '#fffaf2',
      weight: 1.3,
      spacing: 3,
    }) +
    lettering(String(random.int(10, 58)), {
      x: 226,
      y: 140,
      maxWidth: 50,
      height: 34,
      colour: glow,
      weight: 1.1,
      spacing: 3,
    }) +
    ring(32, glow, random.between(0.5, 0.9)) +
    ring(20, '#fffaf2', random.between(0.3, 0.8)) +
    stroke('M192 236h5l3 -8l4 14l3 -6h3', glow, 2.4) +
    lettering(brand, {
      x: 200,
      y: 58,
      maxWidth: 64,
      height: 7.5,
      colour: inkOn(c),
      weight: 1.7,
      spacing: 4,
    }) +
    path(
      'M140 118C170 112 200 112 214 114L150 270C132 266 128 250 128 236V150C128 132 132 122 140 118z',
      'rgba(255,255,255,.06)',
    )
  );
};

const fitnessBand: Drawing = (p, { tone, brand, random }) => {
  const glow = random.pick(['#58d6b4', '#ffd166', '#6fb7ff', '#ff7a9c']);
  const c = tone.base;
  const loop = 'M200 60C286 60 306 128 306 204S284 344 200 344S94 280 94 204S114 60 200 60z';
  return (
    groundShadow(p, 200, 348, 104) +
    stroke(loop, darken(c, 0.5), 34) +
    stroke('M200 62C284 62 304 128 304 204', darken(c, 0.3), 26) +
    stroke('M196 62C116 62 96 128 96 204S116 342 200 342', c, 30) +
    stroke('M112 128C104 180 104 240 124 290', lighten(c, 0.4), 4) +
    path(boxPath(64, 122, 92, 168, 40), face(p, darken(c, 0.2))) +
    path(boxPath(72, 130, 76, 152, 33), p.vertical('#22242e', '#0d0e13')) +
    lettering(String(random.int(10, 12)), {
      x: 110,
      y: 156,
      maxWidth: 44,
      height: 22,
      colour: '#fffaf2',
      weight: 1.5,
    }) +
    lettering(String(random.int(10, 59)), {
      x: 110,
      y: 188,
      maxWidth: 44,
      height: 22,
      colour: glow,
      weight: 1.3,
    }) +
    stroke('M88 236h10l5 -12l8 22l6 -16l4 6h10', glow, 3) +
    stroke('M92 260h36', 'rgba(255,255,255,.2)', 5) +
    stroke(`M92 260h${random.int(12, 30)}`, glow, 5) +
    [250, 270, 290].map((y, i) => ellipse(288 - i * 12, y + i * 8, 4, 5, darken(c, 0.6))).join('') +
    lettering(brand, { x: 224, y: 336, maxWidth: 60, height: 8, colour: inkOn(c), weight: 1.7 })
  );
};

export const watchDrawings = { watch, smartwatch, fitnessBand } as const satisfies Record<string, Drawing>;
