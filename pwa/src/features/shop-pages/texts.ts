import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';

/** The words of Admin › Settings › Pages. */
export const shopPagesTexts = {
  title: 'Pages',
  lead: 'The texts of your pages, written in Markdown: ## heading, **bold**, - list, [words](/contact) for a link.',
  page: 'Page',
  pages: {
    about: 'About',
    faqs: 'FAQs',
    'privacy-policy': 'Privacy Policy',
    'return-policy': 'Return Policy',
  } satisfies Record<ShopPageName, string>,
  own: 'This page shows your text.',
  builtIn: 'This page shows the text that came with the shop. Begin with it, and make it yours.',
  show: 'Show the page',
  en: 'Text',
  hi: 'Text in Hindi',
  hindiHint: 'Empty: screens in Hindi show the English.',
  preview: 'Preview',
  tooLong: (max: number) => `At most ${max} characters.`,
  missing: 'Enter a text, or go back to the one that came with the shop.',
  save: 'Save',
  saved: 'Page saved',
  restore: 'Back to the text that came with the shop',
  wentWrong: 'Something went wrong!',
  loading: 'Loading...',
  failed: 'The page could not be fetched',
  retry: 'Retry',
  changedMeanwhile:
    'Somebody else has saved this page meanwhile. Copy what you have written, and load the page anew.',
  unsavedTitle: 'Unsaved changes',
  unsavedQuestion: 'What you have written is not saved. Leave without saving?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  leave: 'Leave',
  close: 'Close',
};
