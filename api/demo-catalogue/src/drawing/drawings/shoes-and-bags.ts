import { darken, inkOn } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import { anyMotif } from '../motifs.js';
import { face, groundShadow, path, rect, stroke } from '../shapes.js';

const shoe: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const sole = random.chance(0.6) ? '#fbf7ef' : darken(c, 0.45);
  const upper =
    'M70 262C66 220 74 176 92 156C110 168 138 170 152 152C178 196 224 222 286 232C322 238 338 252 338 276H72z';
  return (
    groundShadow(p, 204, 316, 150) +
    path(upper, face(p, c)) +
    path('M70 262C68 236 70 214 76 194C104 206 112 240 112 276H72z', darken(c, 0.2)) +
    path('M286 232C322 238 338 252 338 276H262C262 256 270 240 286 232z', tone.accent, 'opacity=".9"') +
    path('M92 156C110 168 138 170 152 152C146 140 104 136 92 156z', darken(c, 0.55)) +
    [0, 1, 2, 3].map((i) => stroke(`M${160 + i * 22} ${170 + i * 15}l-16 22`, '#fffaf2', 6)).join('') +
    stroke(
      random.pick([
        'M126 262C156 262 196 250 226 226',
        'M120 250L176 214M134 264L200 226',
        'M118 236C150 270 190 262 214 222',
      ]),
      tone.accent,
      9,
    ) +
    path(
      'M62 268C60 292 64 312 82 314H322C342 314 350 298 348 274C260 288 150 286 62 268z',
      p.vertical(sole, darken(sole, 0.18)),
    ) +
    stroke('M70 296C150 306 260 308 346 292', 'rgba(40,20,50,.2)', 2.4) +
    lettering(brand, { x: 92, y: 246, maxWidth: 36, height: 8, colour: inkOn(darken(c, 0.2)), weight: 1.8 })
  );
};

const bag: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  return (
    groundShadow(p, 200, 338, 116) +
    stroke('M160 84C160 44 240 44 240 84', darken(c, 0.35), 11) +
    path(
      'M104 150C104 96 140 78 200 78S296 96 296 150V312C296 326 288 334 274 334H126C112 334 104 326 104 312z',
      face(p, c),
    ) +
    path(
      'M104 160C86 170 82 200 84 250C84 270 92 282 104 284zM296 160C314 170 318 200 316 250C316 270 308 282 296 284z',
      darken(c, 0.26),
    ) +
    stroke('M124 152C124 112 150 98 200 98S276 112 276 152', darken(c, 0.3), 3, 'stroke-dasharray="6 5"') +
    path('M128 206H272V300C272 312 266 318 254 318H146C134 318 128 312 128 300z', darken(c, 0.12)) +
    path(
      'M128 206H272V300C272 312 266 318 254 318H146C134 318 128 312 128 300z',
      anyMotif(p, random, tone.accent, ['zigzag', 'dots', 'slants', 'diamonds', 'leaves']),
      'opacity=".45"',
    ) +
    stroke('M128 212H272', tone.accent, 5) +
    rect(252, 208, 6, 24, 3, '#e9d9b6') +
    rect(158, 246, 84, 32, 8, '#fffaf2') +
    lettering(brand, { x: 200, y: 256, maxWidth: 68, height: 12, colour: darken(c, 0.5), weight: 1.9 }) +
    rect(148, 132, 104, 36, 8, darken(c, 0.1)) +
    stroke('M148 140h104', tone.accent, 4)
  );
};

export const shoeAndBagDrawings = { shoe, bag } as const satisfies Record<string, Drawing>;
