import type { Subcategory } from '../assortment/assortment.js';
import type { Family } from '../assortment/family.js';
import { darken, lighten, mix, type Tone } from '../drawing/colours.js';
import { mandala } from '../drawing/motifs.js';
import type { Painter } from '../drawing/painter.js';
import { group, rect } from '../drawing/shapes.js';
import { modelOf } from './product-model.js';

/** A quiet stage that also looks right cut to a circle. */
function stage(p: Painter, tone: Tone): string {
  const pale = mix(tone.base, '#fff6ec', 0.62);
  const floor = p.linear(
    [
      [0, darken(pale, 0.02), 0],
      [1, darken(pale, 0.14), 0.6],
    ],
    [0, 0, 0, 1],
  );
  return (
    rect(
      0,
      0,
      400,
      400,
      0,
      p.radial(
        [
          [0, lighten(pale, 0.75)],
          [1, pale],
        ],
        [0.42, 0.36, 0.8],
      ),
    ) +
    mandala(200, 196, 188, mix(pale, '#ffffff', 0.34), 16) +
    rect(0, 290, 400, 110, 0, floor)
  );
}

/** One product of the subcategory, for its tile. */
export function subcategoryScene(p: Painter, subcategory: Subcategory): string {
  const model = modelOf(subcategory, 0);
  return stage(p, model.tone) + group(model.draw(p), 'translate(22 22) scale(.89)');
}

/** Up to three different things of the family, grouped for its tile. */
export function categoryScene(p: Painter, family: Family, subcategories: readonly Subcategory[]): string {
  const byDrawing = new Map(
    subcategories
      .filter((subcategory) => subcategory.family === family)
      .map((subcategory) => [subcategory.assortment.drawing, subcategory]),
  );
  const [first, second, third] = [...byDrawing.values()].map((subcategory, i) => modelOf(subcategory, i + 2));
  if (!first) throw new Error(`The family ${family.name} has no assortments.`);
  const place = (one: typeof first | undefined, transform: string) =>
    one ? group(one.draw(p), transform) : '';
  return (
    stage(p, first.tone) +
    place(second, 'translate(0 44) scale(.58)') +
    place(third, 'translate(168 44) scale(.58)') +
    place(first, 'translate(64 96) scale(.68)')
  );
}
