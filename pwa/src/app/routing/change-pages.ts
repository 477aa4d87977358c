import type { AnimationBuilder } from '@ionic/react';

/** One page in place of another: their elements, as `theme/pages.css` lays them out. */
export interface PageChange {
  readonly entering: HTMLElement;
  readonly leaving: HTMLElement;
}

/** The marks by which Ionic's motion knows a page, and what is out of sight. */
export const PAGE = 'ion-page';
export const NOT_YET_SEEN = 'ion-page-invisible';
const OUT_OF_SIGHT = 'ion-page-hidden';

/** Has one page stand in the place of another in the next frame. */
export function swapPages({ entering, leaving }: PageChange): void {
  entering.classList.remove(NOT_YET_SEEN, OUT_OF_SIGHT);
  leaving.classList.add(OUT_OF_SIGHT);
}

/**
 * Has one page slide in over another, or by Back off it. Until it is there taps reach neither.
 * @param stack what the pages lie in
 * @returns ends it before its time, at its end
 */
export function slidePages(
  stack: HTMLElement,
  change: PageChange,
  direction: 'forward' | 'back',
  motion: AnimationBuilder,
): () => void {
  const { entering, leaving } = change;
  const upper = direction === 'back' ? leaving : entering;
  entering.classList.remove(OUT_OF_SIGHT);
  upper.style.zIndex = '1';
  stack.dataset.sliding = '';
  const slide = motion(stack, { enteringEl: entering, leavingEl: leaving, direction });
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    swapPages(change);
    delete stack.dataset.sliding;
    upper.style.zIndex = '';
    // Ionic puts the page away that has slid off; here it may come back.
    leaving.style.display = '';
    slide.destroy();
  };
  slide.play().then(end);
  return end;
}
