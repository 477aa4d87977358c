import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageStack } from './PageStack';
import { OnScreen, Router } from './Router';

/** A page with something of its own to keep. */
function Page({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}
let renders = 0;
function Product() {
  renders += 1;
  const { slug } = useParams();
  useNavigate();
  return <Page name={`Product ${slug}`} />;
}
const Home = () => <Page name="Home" />;

vi.mock('./routes', () => ({
  routes: [
    { path: '/', audience: 'everyone', Page: () => <Home /> },
    { path: '/product/:slug', audience: 'everyone', Page: () => <Product /> },
    { path: '*', audience: 'everyone', Page: () => <Page name="Nothing" /> },
  ],
}));

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  render(
    <Router>
      <OnScreen>
        {['/', '/product/dal', '/product/atta', '/no-such-page'].map((to) => (
          <span key={to}>
            <Link to={to}>to {to}</Link>
            <Link to={to} replace>
              instead {to}
            </Link>
          </span>
        ))}
      </OnScreen>
      <PageStack />
    </Router>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const go = (link: string) => act(() => screen.getByText(link).click());
const tap = () => act(() => shown()?.querySelector('button')?.click());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const pages = () => [...document.querySelectorAll('[data-page]')];
const shown = () => {
  const inSight = pages().filter((page) => !page.matches('.ion-page-hidden, .ion-page-invisible'));
  expect(inSight).toHaveLength(1);
  return inSight[0];
};
const says = () => shown()?.querySelector('button')?.textContent;

it('shows the page of the address alone, and finds those that were left as they were', () => {
  tap();
  expect(says()).toBe('Home 1');
  go('to /product/dal');
  tap();
  expect(says()).toBe('Product dal 1');
  go('to /product/atta');
  expect(says()).toBe('Product atta 0');
  go('to /product/dal');
  expect(says()).toBe('Product dal 1');
  go('to /');
  expect(says()).toBe('Home 1');
});

it('builds a page anew that another had taken the place of, and takes the old one down', () => {
  go('to /product/dal');
  tap();
  go('instead /product/atta');
  go('to /product/dal');
  expect(says()).toBe('Product dal 0');
  wait(1000);
  expect(pages()).toHaveLength(3);
});

it('has a page for each unknown address, and never more than four', () => {
  for (const to of ['/product/dal', '/product/atta', '/no-such-page', '/product/dal']) go(`to ${to}`);
  expect(says()).toBe('Product dal 0');
  go('to /');
  expect(pages()).toHaveLength(4);
});

it('renders nothing of a page anew that one leaves or comes back to', () => {
  go('to /product/dal');
  wait(1000);
  const once = renders;
  go('to /');
  go('to /product/dal');
  expect(says()).toBe('Product dal 0');
  expect(renders).toBe(once);
});
