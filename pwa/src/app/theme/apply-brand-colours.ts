import type { BrandColours } from '@jhola/shared/identity/brand-colours';
import { getDefaultStore } from 'jotai';
import { knownShop, knownShopAtom } from '../../data/shop/known-shop';

/** The style sheet that the server has put into the document: of colours that may have changed since. */
const SERVERS = 'link[data-brand]';

let sheet: CSSStyleSheet | undefined;
let shown = '';

/**
 * The owner's colours, whenever they change (docs/product.md#brand-colours). The device knows them itself: offline they are those of the
 * last visit.
 * @returns once those that are known are in effect; a shop without colours of its own loads nothing for them
 */
export function followBrandColours(): Promise<void> {
  getDefaultStore().sub(knownShopAtom, () => void show(knownShop().colours));
  return show(knownShop().colours);
}

/** Whether the document's own style sheet is of these colours: its name is theirs. */
function isOfServer({ brand, accent }: BrandColours): boolean {
  const name = `${brand}-${accent}.css`.replaceAll('#', '').toLowerCase();
  return document.querySelector<HTMLLinkElement>(SERVERS)?.href.endsWith(name) ?? false;
}

async function show(colours: BrandColours | null): Promise<void> {
  const wanted = JSON.stringify(colours);
  if (wanted === shown) return;
  shown = wanted;
  if (colours && !sheet && isOfServer(colours)) return;
  const styles = colours ? (await import('@jhola/shared/identity/brand-colours')).brandStyles(colours) : '';
  // Others have been chosen meanwhile.
  if (wanted !== shown) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(styles);
  if (!colours) document.querySelector(SERVERS)?.remove();
}
