/** What the server's first screen and the app both have, and a shopper can use. */
const CONTROLS = 'a[href], button, summary, input, select';
const REGIONS = 'section, nav, aside, form, search, [role=group]';

/** Says where a control of the first screen is in the app; `undefined` where the app has none like it. */
export type FindInApp = (app: ParentNode) => HTMLElement | undefined;

/**
 * Notes which control this is, as long as it stands: of which product, in which named part of the page, called what, the
 * how-manieth of those. Whose face depends on who is signed in or what is in the cart says what it is by `data-action`.
 * @param screen the first screen
 */
export function identify(control: HTMLElement, screen: ParentNode): FindInApp {
  const identity = identityOf(control, screen);
  const index = controlsLike(identity, screen).indexOf(control);
  return (app) => controlsLike(identity, app)[index];
}

function controlsLike(identity: string, within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.checkVisibility() && identityOf(control, within) === identity,
  );
}

function identityOf(control: HTMLElement, within: ParentNode): string {
  const product = control.closest<HTMLElement>('[data-product]')?.dataset.product;
  const region = control.parentElement?.closest(REGIONS);
  const name =
    control.dataset.action ??
    control.getAttribute('href') ??
    control.getAttribute('aria-label') ??
    (control instanceof HTMLInputElement ? `${control.name} ${control.value}` : control.textContent.trim());
  return JSON.stringify([product, region && nameOfRegion(region, within), name]);
}

/** The ids of the two renderings differ, so it is looked for in its own. */
function nameOfRegion(region: Element, within: ParentNode): string {
  const labelId = region.getAttribute('aria-labelledby');
  const label = labelId
    ? within.querySelector(`#${CSS.escape(labelId)}`)?.textContent
    : region.getAttribute('aria-label');
  return `${region.tagName} ${label ?? ''}`;
}
