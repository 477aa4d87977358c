/** Colour stops: offset 0..1, colour, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Collects the gradients, clips and patterns of one SVG document and hands out references to them. Equal
 * definitions share one id, so a drawing may be repeated in a document without growing it.
 */
export class Painter {
  readonly #definitions = new Map<string, string>();

  /** Left to right by default; the four numbers are fractions of the painted shape's box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    return this.#reference(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** Top to bottom. */
  vertical(top: string, bottom: string): string {
    return this.linear(
      [
        [0, top],
        [1, bottom],
      ],
      [0, 0, 0, 1],
    );
  }

  /** From the upper left, where the light of every picture comes from, to the lower right. */
  diagonal(from: string, to: string): string {
    return this.linear(
      [
        [0, from],
        [1, to],
      ],
      [0, 0, 1, 1],
    );
  }

  /** From a bright spot (fractions of the box) outwards. */
  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.#reference(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** Shows `content` only inside the path `d`. */
  clipped(d: string, content: string): string {
    const reference = this.#reference((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="${reference}">${content}</g>`;
  }

  /** A repeating tile of `size` units. */
  tile(size: number, content: string, turn = 0): string {
    return this.#reference(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${content}</pattern>`,
    );
  }

  /** Everything handed out so far, as one `<defs>`. */
  definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`;
  }

  #reference(traits: (id: string) => string): string {
    const shape = traits('');
    const known = this.#definitions.get(shape);
    const id = known === undefined ? `d${this.#definitions.size}` : /id="([^"]*)"/.exec(known)?.[1];
    if (known === undefined) this.#definitions.set(shape, traits(`${id}`));
    return `url(#${id})`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
