import type { Translation } from '#i18n/translation.ts';
import type { pastTexts } from './past-texts';

/** {@link pastTexts} in Hindi. */
export const pastTextsHi: Translation<typeof pastTexts> = {
  title: 'पिछले 7 दिनों के आयात',
  counts: (created, updated) => `${created} नए, ${updated} बदले`,
  undo: 'वापस लें',
  undoTitle: 'यह आयात वापस लें?',
  undoQuestion: (fileName, created, updated) =>
    `${fileName}: ${created} नए प्रोडक्ट हट जाएँगे और ${updated} बदले प्रोडक्ट पहले जैसे हो जाएँगे। जो आपने बाद में बदला या बेचा, वह रहेगा।`,
  cancel: 'रद्द करें',
  close: 'बंद करें',
  wentWrong: 'कुछ गड़बड़ हो गई!',
  undoing: 'वापस लिया जा रहा है...',
  undone: (restored, deleted, stayed) => `वापस लिया: ${restored} पहले जैसे, ${deleted} हटाए, ${stayed} रखे गए।`,
  stays: (shown, all) =>
    all > shown ? `क्या रखा गया और क्यों (${all} में से पहले ${shown})` : 'क्या रखा गया और क्यों',
  stay: (name, why) => `${name}: ${why}`,
  why: { edited: 'बाद में बदला गया', sold: 'बाद में बिका', 'in-use': 'अब भी इस्तेमाल में' },
};
