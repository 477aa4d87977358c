import { darken, inkOn, isLight, lighten } from '../colours.js';
import type { Drawing, DrawingStyle } from '../drawing-style.js';
import { letteringBlock } from '../lettering.js';
import { anyMotif, leaf, mandala, motifs } from '../motifs.js';
import { circle, face, groundShadow, path, rect, stroke } from '../shapes.js';
import { folds } from './cloth-folds.js';

const teeBody =
  'M150 72C128 78 112 84 98 92L46 168L92 204L116 176C120 230 118 282 114 332C170 340 230 340 286 332C282 282 280 230 284 176L308 204L354 168L302 92C288 84 272 78 250 72C240 100 160 100 150 72z';

function print({ tone, random }: DrawingStyle): string {
  const ink = isLight(tone.base) === isLight(tone.accent) ? inkOn(tone.base) : tone.accent;
  const prints: readonly (() => string)[] = [
    () =>
      circle(200, 190, 42, ink) +
      [0, 1, 2, 3].map((i) => rect(154, 196 + i * 10, 92, 3 + i, 0, tone.base)).join(''),
    () =>
      letteringBlock(
        random.pick([
          'CHAI PEHLE',
          'NAMASTE',
          'MONSOON CLUB',
          'SLOW SUNDAY',
          'GULLY LEAGUE',
          'FILTER KAAPI',
          'HILL STATION',
        ]),
        2,
        { x: 200, y: 188, maxWidth: 104, height: 22, colour: ink, weight: 2, spacing: 3.4 },
      ),
    () => mandala(200, 192, 46, ink, 10),
    () => rect(112, 168, 176, 16, 0, ink, 'opacity=".9"') + rect(112, 192, 176, 8, 0, ink, 'opacity=".6"'),
    () => rect(222, 150, 34, 38, 4, darken(tone.base, 0.12)) + rect(222, 150, 34, 6, 2, ink),
    () => path('M148 224L186 160L204 188L220 170L252 224z', ink) + circle(240, 158, 10, ink),
    () =>
      [0, 1, 2, 3, 4].map((i) => stroke(`M${168 + i * 16} 226V${212 - ((i * 29) % 52)}`, ink, 7)).join(''),
    () => leaf(182, 196, 34, -28, ink) + leaf(218, 196, 34, 28, lighten(ink, 0.2)),
  ];
  return random.pick(prints)();
}

const tshirt: Drawing = (p, style) => {
  const c = style.tone.base;
  const striped = style.random.chance(0.22);
  const polo = style.random.chance(0.22);
  return (
    groundShadow(p, 200, 344, 116, 0.26) +
    path(teeBody, face(p, c)) +
    (striped
      ? p.clipped(
          teeBody,
          rect(
            110,
            60,
            180,
            290,
            0,
            motifs.bands(p, style.tone.accent, style.random.pick([22, 34])),
            'opacity=".85"',
          ),
        )
      : '') +
    path('M98 92L46 168L92 204L116 176C114 150 108 118 98 92z', darken(c, 0.16), 'opacity=".7"') +
    path('M302 92L354 168L308 204L284 176C286 150 292 118 302 92z', darken(c, 0.26), 'opacity=".7"') +
    stroke('M52 172L96 208', lighten(c, 0.25), 3) +
    stroke('M348 172L304 208', lighten(c, 0.12), 3) +
    path('M150 72C160 104 240 104 250 72C244 64 156 64 150 72z', darken(c, 0.48)) +
    (polo
      ? path('M150 72L172 66L200 98L176 116z', lighten(c, 0.12)) +
        path('M250 72L228 66L200 98L224 116z', darken(c, 0.05)) +
        rect(192, 98, 16, 50, 2, darken(c, 0.1)) +
        circle(200, 112, 2.6, '#fffaf2') +
        circle(200, 130, 2.6, '#fffaf2')
      : stroke('M150 72C160 104 240 104 250 72', lighten(c, 0.22), 7)) +
    folds([
      'M132 236C150 262 146 298 140 322',
      'M262 220C250 262 258 296 264 324',
      'M126 186C134 196 142 204 150 208',
    ]) +
    (striped || polo ? '' : print(style))
  );
};

const shirt: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const fill = random.chance(0.75)
    ? anyMotif(p, random, isLight(c) ? tone.accent : lighten(c, 0.45), [
        'checks',
        'stripes',
        'dots',
        'leaves',
        'checks',
      ])
    : 'none';
  const body =
    'M146 66L96 90C70 150 56 220 52 292L92 302L118 190L116 338H284L282 190L308 302L348 292C344 220 330 150 304 90L254 66L200 92z';
  return (
    groundShadow(p, 200, 344, 122, 0.26) +
    path(body, face(p, c)) +
    path(body, fill, 'opacity=".5"') +
    path('M96 90C70 150 56 220 52 292L92 302L118 190C116 150 108 118 96 90z', 'rgba(30,15,40,.12)') +
    path('M304 90C330 150 344 220 348 292L308 302L282 190C284 150 292 118 304 90z', 'rgba(30,15,40,.20)') +
    rect(51, 284, 44, 20, 4, lighten(c, 0.12), 'transform="rotate(8 72 294)"') +
    rect(306, 284, 44, 20, 4, lighten(c, 0.05), 'transform="rotate(-8 328 294)"') +
    rect(191, 92, 18, 246, 0, lighten(c, 0.14)) +
    [122, 162, 202, 242, 282, 318]
      .map((y) => circle(200, y, 3.4, '#fffaf2') + circle(200, y, 1.2, darken(c, 0.4)))
      .join('') +
    path('M146 66C170 54 230 54 254 66L200 96z', darken(c, 0.5)) +
    path('M146 66L158 56L200 96L172 126z', lighten(c, 0.2)) +
    path('M254 66L242 56L200 96L228 126z', lighten(c, 0.06)) +
    path(
      'M226 150h40v40l-20 10l-20 -10z',
      'rgba(255,255,255,.14)',
      'stroke="rgba(30,15,40,.25)" stroke-width="2"',
    ) +
    folds(['M140 230C150 270 146 300 142 328', 'M262 232C254 270 256 300 260 326'])
  );
};

const trousers: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const thread = random.chance(0.5) ? '#e6b566' : lighten(c, 0.4);
  const body = 'M136 52H264L280 344L216 350L201 150L184 350L120 344z';
  return (
    groundShadow(p, 200, 346, 112, 0.3) +
    path(
      body,
      p.linear([
        [0, darken(c, 0.2)],
        [0.28, lighten(c, 0.2)],
        [0.5, darken(c, 0.12)],
        [0.74, lighten(c, 0.14)],
        [1, darken(c, 0.3)],
      ]),
    ) +
    path('M140 130C132 200 128 250 132 300C150 250 154 190 154 130z', 'rgba(255,255,255,.12)') +
    path('M258 130C268 200 270 250 266 300C250 250 246 190 246 130z', 'rgba(255,255,255,.10)') +
    rect(134, 50, 132, 24, 4, darken(c, 0.18)) +
    [148, 180, 220, 250].map((x) => rect(x - 4, 47, 8, 30, 2, darken(c, 0.34))).join('') +
    circle(200, 62, 6, '#d9ae5f') +
    stroke('M200 84V150C200 156 210 150 216 138V84', thread, 2, 'stroke-dasharray="5 4"') +
    stroke('M132 92C148 118 166 116 174 88', thread, 2, 'stroke-dasharray="5 4"') +
    stroke('M268 92C252 118 234 116 226 88', thread, 2, 'stroke-dasharray="5 4"') +
    stroke('M124 332L182 338', thread, 2, 'stroke-dasharray="5 4"') +
    stroke('M218 338L276 332', thread, 2, 'stroke-dasharray="5 4"')
  );
};

const hoodie: Drawing = (p, style) => {
  const c = style.tone.base;
  const knit = style.random.chance(0.45);
  const body =
    'M152 92C126 96 110 104 98 114L54 286L96 300L120 208L118 332C170 340 230 340 282 332L280 208L304 300L346 286L302 114C290 104 274 96 248 92z';
  return (
    groundShadow(p, 200, 344, 116, 0.26) +
    path(body, face(p, c)) +
    (knit
      ? p.clipped(
          body,
          rect(50, 140, 300, 60, 0, motifs.diamonds(p, style.tone.accent, 30)) +
            stroke('M50 136h300M50 204h300', style.tone.accent, 4),
        )
      : '') +
    rect(117, 318, 166, 18, 5, darken(c, 0.2)) +
    path('M54 286L96 300L93 312L50 298z', darken(c, 0.24)) +
    path('M346 286L304 300L307 312L350 298z', darken(c, 0.3)) +
    (knit
      ? path('M154 92C170 122 230 122 246 92C240 82 160 82 154 92z', darken(c, 0.5)) +
        stroke('M154 92C170 122 230 122 246 92', lighten(c, 0.16), 9)
      : path('M142 104C136 48 264 48 258 104C248 142 152 142 142 104z', darken(c, 0.14)) +
        path('M160 104C158 68 242 68 240 104C234 128 166 128 160 104z', darken(c, 0.55)) +
        stroke('M182 124V176M218 124V168', '#fffaf2', 3.4) +
        path('M146 250H254L270 312H130z', darken(c, 0.12)) +
        print(style)) +
    folds(['M136 222C140 240 140 252 138 262', 'M264 222C260 240 260 252 262 262'])
  );
};

const dress: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const body =
    'M160 66L178 60C186 84 214 84 222 60L240 66C250 110 246 140 240 164C262 220 284 280 296 328C240 348 160 348 104 328C116 280 138 220 160 164C154 140 150 110 160 66z';
  return (
    groundShadow(p, 200, 344, 108, 0.28) +
    path(
      'M160 66C140 84 126 110 120 136L150 150C156 130 160 116 158 100zM240 66C260 84 274 110 280 136L250 150C244 130 240 116 242 100z',
      darken(c, 0.14),
    ) +
    path(body, face(p, c)) +
    path(
      body,
      anyMotif(p, random, lighten(tone.accent, 0.1), ['flowers', 'leaves', 'dots', 'waves', 'paisleys']),
      'opacity=".75"',
    ) +
    stroke('M178 60C186 84 214 84 222 60', tone.accent, 5) +
    rect(158, 160, 84, 11, 5, tone.accent) +
    folds([
      'M176 180C164 230 150 290 144 330',
      'M200 180C200 240 200 290 200 336',
      'M224 180C238 230 250 290 256 330',
    ])
  );
};

export const clothingDrawings = {
  tshirt,
  shirt,
  trousers,
  hoodie,
  dress,
} as const satisfies Record<string, Drawing>;
