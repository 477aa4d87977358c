import { darken, isLight, lighten } from '../colours.js';
import type { Drawing, DrawingStyle } from '../drawing-style.js';
import { anyMotif, flower, leaf, motifs, paisley } from '../motifs.js';
import { circle, face, groundShadow, path, rect, stroke } from '../shapes.js';
import { folds } from './cloth-folds.js';

/** Mould of the ethnic pieces: neck, yoke and borders worked in the accent colour. */
function embroidery(x: number, y: number, ink: string, random: DrawingStyle['random']): string {
  const bead = [0, 1, 2, 3, 4].map((i) => circle(x, y + 34 + i * 14, 2.6, ink)).join('');
  const vine = [0, 1, 2]
    .map((i) => leaf(x - 14, y + 40 + i * 20, 8, -40, ink) + leaf(x + 14, y + 40 + i * 20, 8, 40, ink))
    .join('');
  return random.pick([
    () => bead + vine,
    () => bead + flower(x - 20, y + 46, 8, ink) + flower(x + 20, y + 46, 8, ink),
    () => bead + paisley(x - 22, y + 52, 0.6, ink, 10) + paisley(x + 22, y + 52, 0.6, ink, -10),
    () => [0, 1, 2, 3, 4, 5].map((i) => stroke(`M${x - 20} ${y + 34 + i * 11}l20 7l20 -7`, ink, 2)).join(''),
  ])();
}

const kurta: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const body =
    'M166 46L124 62C104 112 92 168 84 224L120 234L142 150L126 352H274L258 150L280 234L316 224C308 168 296 112 276 62L234 46C224 60 176 60 166 46z';
  const printed = random.chance(0.45);
  const ink = isLight(c) ? tone.accent : lighten(c, 0.5);
  return (
    groundShadow(p, 200, 358, 92, 0.28) +
    path(body, face(p, c)) +
    (printed
      ? path(
          body,
          anyMotif(p, random, ink, ['paisleys', 'flowers', 'dots', 'leaves', 'diamonds']),
          'opacity=".38"',
        )
      : '') +
    path('M124 62C104 112 92 168 84 224L120 234L142 150C140 112 134 84 124 62z', 'rgba(30,15,40,.12)') +
    path('M276 62C296 112 308 168 316 224L280 234L258 150C260 112 266 84 276 62z', 'rgba(30,15,40,.2)') +
    path('M166 46C176 60 224 60 234 46C226 38 174 38 166 46z', darken(c, 0.5)) +
    stroke('M166 46C176 62 224 62 234 46', tone.accent, 6) +
    rect(193, 56, 14, 88, 3, lighten(c, 0.12)) +
    embroidery(200, 40, tone.accent, random) +
    stroke('M86 216L122 226M314 216L278 226', tone.accent, 6) +
    stroke('M128 342H272', tone.accent, 6) +
    stroke('M130 331H270', tone.accent, 2, 'stroke-dasharray="2 7"') +
    folds(['M164 190C160 240 156 290 154 330', 'M238 190C242 240 244 290 246 330']) +
    stroke('M135 258L126 352M265 258L274 352', darken(c, 0.35), 2.4)
  );
};

const saree: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const zari = tone.accent;
  const ink = isLight(c) ? tone.accent : lighten(c, 0.5);
  const skirt = 'M150 166C140 230 120 290 104 336C170 350 240 350 300 336C284 290 262 230 250 166z';
  const pallu =
    'M146 178C166 150 214 116 240 82L276 92C286 150 292 226 318 322L262 336C252 262 248 210 238 172C214 190 186 200 152 208z';
  return (
    groundShadow(p, 204, 346, 118, 0.3) +
    path(
      'M158 84C166 76 176 70 186 66C192 82 208 82 216 66C228 70 238 76 244 86L262 132L238 142L240 168H158L160 142L138 132z',
      face(p, zari),
    ) +
    path('M186 66C192 84 208 84 216 66C210 58 192 58 186 66z', darken(zari, 0.45)) +
    path(
      skirt,
      p.linear([
        [0, darken(c, 0.28)],
        [0.22, lighten(c, 0.12)],
        [0.42, darken(c, 0.1)],
        [0.58, lighten(c, 0.16)],
        [0.78, darken(c, 0.08)],
        [1, darken(c, 0.32)],
      ]),
    ) +
    p.clipped(
      skirt,
      rect(
        90,
        160,
        230,
        150,
        0,
        anyMotif(p, random, ink, ['paisleys', 'flowers', 'dots', 'diamonds']),
        'opacity=".4"',
      ) +
        path('M96 318C170 334 240 334 310 318V352H96z', zari) +
        stroke('M96 312C170 328 240 328 310 312', zari, 2.6) +
        path('M96 318C170 334 240 334 310 318V352H96z', motifs.zigzag(p, darken(zari, 0.4), 16)),
    ) +
    [160, 178, 196, 214, 230]
      .map((x, i) =>
        stroke(
          `M${x + 4} 182C${x} 230 ${x - 16 + i * 6} 290 ${x - 22 + i * 9} 334`,
          'rgba(30,10,40,.2)',
          2.6,
        ),
      )
      .join('') +
    path(pallu, p.diagonal(lighten(c, 0.2), darken(c, 0.18))) +
    p.clipped(
      pallu,
      rect(
        140,
        80,
        190,
        190,
        0,
        anyMotif(p, random, ink, ['paisleys', 'flowers', 'leaves', 'diamonds']),
        'opacity=".55"',
      ) +
        path('M250 262L330 246V350H250z', zari) +
        path('M250 262L330 246V350H250z', motifs.diamonds(p, darken(zari, 0.42), 20)) +
        stroke('M252 252L316 238', zari, 4),
    ) +
    stroke('M146 178C166 150 214 116 240 82', zari, 6) +
    stroke('M238 172C248 210 252 262 262 336', zari, 5) +
    stroke('M276 92C286 150 292 226 318 322', zari, 5)
  );
};

const gown: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const ink = isLight(c) ? tone.accent : lighten(c, 0.5);
  const body =
    'M164 62L138 74C126 104 120 132 118 158L150 166L156 140L160 172C130 230 100 286 88 334C160 354 240 354 312 334C300 286 270 230 240 172L244 140L250 166L282 158C280 132 274 104 262 74L236 62C226 80 174 80 164 62z';
  return (
    groundShadow(p, 200, 348, 122, 0.3) +
    path(
      body,
      p.linear([
        [0, darken(c, 0.25)],
        [0.3, lighten(c, 0.18)],
        [0.5, c],
        [0.7, lighten(c, 0.1)],
        [1, darken(c, 0.3)],
      ]),
    ) +
    p.clipped(
      body,
      rect(
        80,
        176,
        240,
        130,
        0,
        anyMotif(p, random, ink, ['flowers', 'paisleys', 'dots', 'leaves']),
        'opacity=".5"',
      ) +
        path('M80 308C160 330 240 330 320 308V360H80z', tone.accent) +
        path('M80 308C160 330 240 330 320 308V360H80z', motifs.diamonds(p, darken(tone.accent, 0.4), 18)) +
        stroke('M82 300C160 322 240 322 318 300', tone.accent, 3),
    ) +
    path('M164 62C174 80 226 80 236 62C228 54 172 54 164 62z', darken(c, 0.5)) +
    stroke('M164 62C174 82 226 82 236 62', tone.accent, 5) +
    embroidery(200, 44, tone.accent, random) +
    rect(158, 164, 84, 11, 5, tone.accent) +
    folds(['M178 184C160 240 144 290 138 326', 'M200 184V336', 'M222 184C240 240 256 290 262 326']) +
    path(
      'M138 74C116 120 84 200 74 300L104 306C110 220 126 150 152 104z',
      lighten(tone.accent, 0.15),
      'opacity=".85"',
    ) +
    stroke('M75 292L104 298', darken(tone.accent, 0.3), 4)
  );
};

const dupatta: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const ink = isLight(c) ? tone.accent : lighten(c, 0.5);
  const cloth = anyMotif(p, random, ink, ['paisleys', 'flowers', 'diamonds', 'waves', 'zigzag']);
  const sheet = (d: string, x: number, hem: number) => {
    const border = `M${x} ${hem - 44}h170v60h-170z`;
    const fringe = Array.from({ length: 15 }, (_, i) =>
      stroke(`M${x + 9 + i * 10.6} ${hem - 4}v18`, tone.accent, 3),
    ).join('');
    const shade = p.linear([
      [0, darken(c, 0.2)],
      [0.2, lighten(c, 0.2)],
      [0.4, darken(c, 0.06)],
      [0.6, lighten(c, 0.16)],
      [0.8, darken(c, 0.1)],
      [1, darken(c, 0.3)],
    ]);
    return (
      fringe +
      path(d, shade) +
      p.clipped(
        d,
        rect(90, 70, 230, 270, 0, cloth, 'opacity=".6"') +
          path(border, tone.accent) +
          path(border, motifs.zigzag(p, darken(tone.accent, 0.4), 16)) +
          stroke(`M${x} ${hem - 50}h170`, tone.accent, 3),
      ) +
      folds([`M${x + 44} 92V${hem - 8}`, `M${x + 92} 92V${hem - 8}`, `M${x + 136} 92V${hem - 8}`])
    );
  };
  return (
    groundShadow(p, 200, 352, 108, 0.22) +
    sheet('M142 86H308V314C262 322 200 308 142 318z', 140, 318) +
    path('M142 86H308V314C262 322 200 308 142 318z', 'rgba(30,10,40,.22)') +
    sheet('M94 86H258V268C210 278 150 262 94 272z', 92, 272) +
    stroke('M66 84H334', '#8a5a34', 11) +
    stroke('M66 81H334', '#c08a56', 4) +
    circle(64, 84, 9, '#d9b25f') +
    circle(336, 84, 9, '#d9b25f') +
    rect(94, 76, 214, 17, 8, lighten(c, 0.12)) +
    stroke('M98 80H304', 'rgba(255,255,255,.35)', 3)
  );
};

export const ethnicWearDrawings = { kurta, saree, gown, dupatta } as const satisfies Record<string, Drawing>;
