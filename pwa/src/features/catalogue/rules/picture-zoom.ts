/** A click zooms by this (docs/product.md#gallery). */
const ZOOM_FACTOR = 1.5;
/** Two fingers may zoom further, and back. */
const MAX = 3;
/** Less than this is as good as nothing: the picture goes back to its whole size. */
const HARDLY = 1.1;

/** A point on a picture, in percent of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a picture is zoomed: by how much, and around which spot, which stays where it is. */
export interface PictureZoom extends Spot {
  readonly scale: number;
}

/** How fingers lie on a picture. */
export interface Grip {
  readonly fingers: number;
  readonly centre: Spot;
  /** How far two fingers are apart, in pixels; 0 for one. */
  readonly spread: number;
}

export const WHOLE_PICTURE: PictureZoom = { scale: 1, x: 50, y: 50 };

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
const onPicture = (spot: Spot): Spot => ({ x: within(0, spot.x, 100), y: within(0, spot.y, 100) });

/** Zoomed in around a spot, or out again. */
export function clicked(zoom: PictureZoom, spot: Spot): PictureZoom {
  return zoom.scale > 1 ? WHOLE_PICTURE : { scale: ZOOM_FACTOR, ...onPicture(spot) };
}

/** A zoomed picture follows the pointer: at its edges the picture's edges are shown. */
export function followed(zoom: PictureZoom, spot: Spot): PictureZoom {
  return zoom.scale > 1 ? { ...zoom, ...onPicture(spot) } : zoom;
}

/** A zoomed picture moved by so many percent of its size, as arrow keys do. */
export function moved(zoom: PictureZoom, by: Spot): PictureZoom {
  return followed(zoom, { x: zoom.x + by.x, y: zoom.y + by.y });
}

/** Fingers moved on the picture: two zoom it, and it moves along with them. */
export function gripped(zoom: PictureZoom, before: Grip, now: Grip): PictureZoom {
  const stretch = before.spread > 0 && now.spread > 0 ? now.spread / before.spread : 1;
  const scale = within(1, zoom.scale * stretch, MAX);
  if (zoom.scale === 1) return { scale, ...onPicture(now.centre) };
  // A picture scaled by s around a spot moves by 1 − s when the spot moves by 1.
  const along = 1 / (1 - zoom.scale);
  const by = {
    x: (now.centre.x - before.centre.x) * along,
    y: (now.centre.y - before.centre.y) * along,
  };
  return { ...moved(zoom, by), scale };
}

/** The fingers left the picture: what is hardly zoomed is whole again. */
export function released(zoom: PictureZoom): PictureZoom {
  return zoom.scale < HARDLY ? WHOLE_PICTURE : zoom;
}
