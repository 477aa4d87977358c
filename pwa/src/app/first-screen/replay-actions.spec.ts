import { beforeEach, expect, it, vi } from 'vitest';
import { prepareReplay } from './replay-actions';

const heart = (product: string, attributes = '') =>
  `<article data-product="${product}"><button data-action="wish" aria-pressed="false" ${attributes}>♥</button></article>`;
const server = `
  <header><button data-action="cart" aria-label="My Cart"></button></header>
  <section aria-labelledby="s1"><h2 id="s1">Tea</h2><button>Next</button>${heart('assam')}${heart('nilgiri')}</section>
  <section aria-labelledby="s2"><h2 id="s2">Dal</h2><button>Next</button><button>Next</button></section>
  <select aria-label="Sort"><option>a</option><option>b</option></select>`;

let screen: HTMLElement;
let app: HTMLElement;
let done: string[];

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<div id="first-screen">${server}</div><div id="root"></div>`;
  [screen, app] = [...document.body.children] as [HTMLElement, HTMLElement];
  done = [];
  // happy-dom lays nothing out
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
});

/** The app as it is when it takes over; what is done in it is noted by `data-note`. */
function theAppIs(markup: string): void {
  app.innerHTML = markup;
  for (const type of ['click', 'change'])
    app.addEventListener(type, ({ target }) => {
      const control = target as HTMLSelectElement;
      done.push(control.dataset.note ?? `${control.localName} ${control.value}`);
    });
}
const control = (selector: string, index = 0): HTMLElement => {
  const found = screen.querySelectorAll<HTMLElement>(selector)[index];
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
async function replay(...actions: { control: HTMLElement; value?: string; pathname?: string }[]) {
  const carryOut = prepareReplay(
    actions.map((action) => ({ pathname: '/', ...action })),
    screen,
  );
  screen.remove();
  await carryOut(app);
  return done;
}

it('finds a control by product, part of the page and name, whatever else has come or gone', async () => {
  theAppIs(`
    <header><button data-action="cart" data-note="cart" aria-label="My Cart: 2 items"></button></header>
    <section aria-labelledby="a2"><h2 id="a2">Dal</h2><button>Next</button><button data-note="dal">Next</button></section>
    <section aria-labelledby="a1"><h2 id="a1">Tea</h2>${heart('new')}${heart('nilgiri', 'data-note="heart"')}</section>`);
  const cart = control('[data-action=cart]');
  const second = control('section:nth-of-type(2) button', 1);
  const taps = [{ control: cart }, { control: control('[data-action=wish]', 1) }, { control: second }];
  expect(await replay(...taps)).toEqual(['cart', 'heart', 'dal']);
});

it('does nothing to another product where the one that was tapped is gone', async () => {
  theAppIs(`<section aria-labelledby="a1"><h2 id="a1">Tea</h2>${heart('nilgiri')}${heart('new')}</section>`);
  expect(await replay({ control: control('[data-action=wish]') })).toEqual([]);
});

it('does each tap once, and lets React show one before the next', async () => {
  theAppIs('<header><button data-action="cart" data-note="cart"></button></header>');
  let shown = 0;
  app.addEventListener('click', () => setTimeout(() => done.push(`shown ${++shown}`)));
  const [cart, other] = [control('[data-action=cart]'), control('select')];
  expect(await replay({ control: cart }, { control: cart }, { control: other })).toEqual([
    'cart',
    'shown 1',
    'cart',
    'shown 2',
  ]);
});

it('does nothing more once the page was left', async () => {
  theAppIs('<header><button data-action="cart" data-note="cart"></button></header>');
  app.addEventListener('click', () => history.replaceState(null, '', '/login'));
  const tap = { control: control('[data-action=cart]') };
  expect(await replay({ ...tap, pathname: '/shop' }, tap, tap)).toEqual(['cart']);
});

it('leaves alone what is on the wishlist already', async () => {
  const wishlistButton = '<button data-action="wish" aria-pressed="true">♥</button>';
  theAppIs(
    `<section aria-labelledby="a1"><h2 id="a1">Tea</h2><article data-product="assam">${wishlistButton}</article></section>`,
  );
  expect(await replay({ control: control('[data-action=wish]') })).toEqual([]);
});

it('chooses what was chosen', async () => {
  theAppIs('<select aria-label="Sort"><option>a</option><option>b</option></select>');
  expect(await replay({ control: control('select'), value: 'b' })).toEqual(['select b']);
});
