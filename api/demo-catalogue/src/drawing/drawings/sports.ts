import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import { mandala } from '../motifs.js';
import { circle, ellipse, groundShadow, group, path, rect, roundBody, stroke } from '../shapes.js';

const bat: Drawing = (p, { tone, brand }) => {
  const wood = '#e6c48f';
  return (
    groundShadow(p, 204, 340, 130) +
    group(
      rect(
        -11,
        -168,
        22,
        110,
        9,
        p.tile(9, rect(0, 0, 9, 5, 0, tone.accent) + rect(0, 5, 9, 4, 0, darken(tone.accent, 0.3))),
      ) +
        path(
          'M-30 -62C-20 -66 20 -66 30 -62L36 120C34 140 -34 140 -36 120z',
          p.linear([
            [0, darken(wood, 0.12)],
            [0.4, lighten(wood, 0.35)],
            [0.55, wood],
            [1, darken(wood, 0.25)],
          ]),
        ) +
        path('M-31 -40H31L33 10H-33z', tone.base) +
        group(
          lettering(brand, {
            x: 0,
            y: -8,
            maxWidth: 92,
            height: 17,
            colour: darken(tone.base, 0.2),
            weight: 2.2,
          }),
          'translate(0 68) rotate(-90)',
        ) +
        path('M-31 -40H31V-32H-31zM-33 2H33V10H-33z', tone.accent),
      'translate(226 196) rotate(24)',
    ) +
    circle(
      108,
      286,
      44,
      p.radial(
        [
          [0, '#e2563f'],
          [0.65, '#b8281f'],
          [1, '#7a1414'],
        ],
        [0.36, 0.32, 0.75],
      ),
    ) +
    stroke(
      'M74 262C96 282 118 304 128 324M82 254C104 274 128 298 138 318',
      '#fbe9d2',
      2.2,
      'stroke-dasharray="4 4"',
    )
  );
};

const ball: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const sphere = (k: string) =>
    p.radial(
      [
        [0, lighten(k, 0.5)],
        [0.5, k],
        [1, darken(k, 0.45)],
      ],
      [0.36, 0.3, 0.78],
    );
  const edge = 'M200 78A126 126 0 1 0 200 330A126 126 0 1 0 200 78z';
  const seams = random.chance(0.5)
    ? path('M200 154L248 189L230 246H170L152 189z', c) +
      path(
        'M200 60L236 100L200 122L164 100zM340 176L306 150L292 196L318 240L350 226zM60 176L94 150L108 196L82 240L50 226zM128 330L146 282L184 300L176 350zM272 330L254 282L216 300L224 350z',
        c,
      ) +
      stroke(
        'M200 122V154M248 189L292 196M152 189L108 196M230 246L254 282M170 246L146 282',
        darken(c, 0.1),
        3,
      )
    : stroke(
        'M74 204H326M200 78V330M110 112C176 160 176 248 110 296M290 112C224 160 224 248 290 296',
        darken(c, 0.55),
        5,
      );
  const panelled = seams.startsWith('<path d="M200 154');
  return (
    groundShadow(p, 200, 336, 112) +
    path(edge, sphere(panelled ? '#f4efe6' : c)) +
    p.clipped(
      edge,
      seams +
        path(
          edge,
          p.radial(
            [
              [0, '#ffffff', 0.25],
              [0.55, '#ffffff', 0],
              [1, '#1d1226', 0.42],
            ],
            [0.36, 0.3, 0.8],
          ),
        ),
    ) +
    lettering(brand, {
      x: 200,
      y: 196,
      maxWidth: 66,
      height: 11,
      colour: panelled ? inkOn(c) : darken(c, 0.6),
      weight: 2,
    })
  );
};

const racket: Drawing = (p, { tone, brand }) => {
  const one = (turn: number, x: number, c: string) =>
    group(
      ellipse(0, -76, 62, 78, 'rgba(255,255,255,.35)') +
        ellipse(0, -76, 62, 78, p.tile(11, stroke('M0 5.5h11M5.5 0v11', 'rgba(60,50,70,.45)', 1))) +
        ellipse(0, -76, 62, 78, 'none', `stroke="${c}" stroke-width="10"`) +
        rect(-4.5, 4, 9, 88, 3, roundBody(p, '#4a4b55')) +
        rect(-9, 84, 18, 76, 6, p.tile(10, rect(0, 0, 10, 6, 0, c) + rect(0, 6, 10, 4, 0, darken(c, 0.35)))) +
        lettering(brand, { x: 0, y: -82, maxWidth: 70, height: 14, colour: c, weight: 2 }),
      `translate(${x} 192) rotate(${turn})`,
    );
  return (
    groundShadow(p, 200, 342, 110, 0.24) +
    one(26, 178, tone.accent) +
    one(-22, 222, tone.base) +
    path('M108 300L132 270L150 288L120 312z', '#fffaf2', 'stroke="#cbbfa8" stroke-width="2"') +
    circle(110, 308, 11, darken(tone.base, 0.1))
  );
};

const yogaMat: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  return (
    groundShadow(p, 200, 334, 150) +
    path('M104 268H344L356 326H92z', p.vertical(lighten(c, 0.18), darken(c, 0.05))) +
    p.clipped('M104 268H344L356 326H92z', mandala(280, 300, 48, lighten(c, 0.45))) +
    rect(84, 176, 236, 116, 58, p.vertical(lighten(c, 0.25), darken(c, 0.3))) +
    ellipse(316, 234, 34, 58, darken(c, 0.22)) +
    [46, 34, 22, 10]
      .map((r) => ellipse(316, 234, r * 0.58, r, 'none', `stroke="${lighten(c, 0.35)}" stroke-width="4"`))
      .join('') +
    rect(136, 172, 17, 122, 7, tone.accent) +
    rect(238, 172, 17, 122, 7, tone.accent) +
    stroke('M144 176C150 96 240 96 246 176', tone.accent, 9) +
    lettering(brand, { x: 196, y: 226, maxWidth: 70, height: 13, colour: inkOn(c), weight: 1.9 }) +
    (random.chance(0.4)
      ? circle(
          84,
          300,
          30,
          p.radial(
            [
              [0, lighten(tone.accent, 0.4)],
              [1, tone.accent],
            ],
            [0.35, 0.3, 0.8],
          ),
        )
      : '')
  );
};

const dumbbell: Drawing = (p, { tone, brand }) => {
  const c = tone.base;
  const one = (y: number, s: number) =>
    group(
      rect(-86, -13, 172, 26, 8, p.vertical('#e3e6eb', '#8b919c')) +
        [-1, 1]
          .map(
            (side) =>
              rect(side * 104 - 24, -62, 48, 124, 18, p.vertical(lighten(c, 0.25), darken(c, 0.35))) +
              rect(
                side * 140 - 15,
                -44,
                30,
                88,
                12,
                p.vertical(lighten(tone.accent, 0.15), darken(tone.accent, 0.35)),
              ),
          )
          .join('') +
        lettering(brand, { x: 0, y: -4, maxWidth: 90, height: 9, colour: '#3a3d46', weight: 1.9 }),
      `translate(200 ${y}) scale(${s})`,
    );
  return groundShadow(p, 200, 330, 150) + one(150, 0.72) + one(262, 0.98);
};

export const sportDrawings = { bat, ball, racket, yogaMat, dumbbell } as const satisfies Record<
  string,
  Drawing
>;
