/** Pages slide on phones; on a desk, and for those who want less motion, they change immediately. */
const SLIDES = '(max-width: 767px) and (prefers-reduced-motion: no-preference)';

/** Whether pages slide in, on this screen and for who has it. */
export const pagesSlide = (): boolean => window.matchMedia(SLIDES).matches;
