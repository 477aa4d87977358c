import { grouped } from '#i18n/grouped.ts';

/** The words of the demo products that a new shop is offered. */
export const demoTexts = {
  title: 'Or try a full shop first',
  lead: (count: number) =>
    `${grouped(count)} demo products with pictures and categories. You can take them out again within seven days: Import, Imports that can be undone.`,
  fill: 'Fill with demo products',
  filling: 'Demo products are coming in',
  through: (done: number, count: number) => `${grouped(done)} of ${grouped(count)}`,
  filled: 'Your shop is full of demo products.',
  look: 'Look at the shop',
  undo: 'Take them out again',
  wentWrong: 'Something went wrong!',
} as const;
