import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Scroller } from './Scroller';

const ENTRY_WIDTH = 100;
const ROW_WIDTH = 250;

/** Tells the size of what is observed once, as a browser does after the layout. */
class SizesOnce implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
}

function row(entries: readonly string[]) {
  return (
    <Scroller label="Rice" previousLabel="Scroll left" nextLabel="Scroll right">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </Scroller>
  );
}

describe('the arrows of a row', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('come with entries that come after the row', () => {
    vi.stubGlobal('ResizeObserver', SizesOnce);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.children.length * ENTRY_WIDTH;
    });
    const { rerender } = render(row(['Basmati', 'Ponni']));
    const arrow = () => screen.getByRole('button', { name: 'Scroll right', hidden: true }).parentElement;
    expect(arrow()?.hidden).toBe(true);
    rerender(row(['Basmati', 'Ponni', 'Sona Masuri', 'Kolam']));
    expect(arrow()?.hidden).toBe(false);
  });
});
