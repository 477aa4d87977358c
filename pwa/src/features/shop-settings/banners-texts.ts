import type { BannerFieldName } from './rules/banner-fields';

/** The words of Admin › Settings › Banners. */
export const bannersTexts = {
  title: 'Banners',
  lead: 'Your pictures at the top of the home page, one after the other. While one is in its days, it stands in the place of the shop’s own three.',
  none: 'There are none: the home page shows the shop’s own three banners.',
  banner: (number: number) => `Banner ${number}`,
  earlier: (number: number) => `Show banner ${number} earlier`,
  later: (number: number) => `Show banner ${number} later`,
  remove: (number: number) => `Remove banner ${number}`,
  add: 'Add Banner',
  labels: {
    picture: 'Picture',
    en: 'What is on it',
    hi: 'What is on it, in Hindi',
    link: 'Leads to',
    from: 'First day',
    to: 'Last day',
  } satisfies Record<BannerFieldName, string>,
  hints: {
    picture:
      'Wide, 1280 × 512 pixels or more. Keep words in the middle: on a phone an eighth is cut off above and below, on a wide screen some at the sides.',
    en: 'Read to those who cannot see it, and shown where there is no picture.',
    hi: 'Empty: screens in Hindi have the English.',
    link: 'A page of the shop, for example /search?q=saree, or an address that begins with https://. Empty: nowhere.',
    from: 'Empty: shown now.',
    to: 'Empty: shown until you remove it.',
  } satisfies Record<BannerFieldName, string>,
  problems: {
    picture: 'Choose a picture that no other banner has.',
    en: 'Say in at most 120 characters what is on it.',
    hi: 'At most 120 characters.',
    link: 'Enter a page of the shop that begins with /, or an address that begins with https://',
    from: 'Choose a day.',
    to: 'Choose a day that is not before the first.',
  } satisfies Record<BannerFieldName, string>,
  changedMeanwhile:
    'Somebody else has changed the banners meanwhile. What you have written is kept, and would replace theirs.',
  showTheirs: 'Show theirs',
  save: 'Save',
  saved: 'Banners saved',
  wentWrong: 'Something went wrong!',
  loading: 'Loading...',
  failed: 'The banners could not be fetched',
  retry: 'Retry',
  unsavedTitle: 'Unsaved changes',
  unsavedQuestion: 'What you have written is not saved. Leave without saving?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  leave: 'Leave',
  close: 'Close',
};
