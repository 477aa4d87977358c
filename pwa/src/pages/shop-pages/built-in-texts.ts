import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { aboutTexts } from '../about/texts';
import { aboutTextsHi } from '../about/texts.hi';
import { faqTexts } from '../faqs/texts';
import { faqTextsHi } from '../faqs/texts.hi';
import { privacyTexts } from '../privacy-policy/texts';
import { privacyTextsHi } from '../privacy-policy/texts.hi';
import { returnTexts } from '../return-policy/texts';
import { returnTextsHi } from '../return-policy/texts.hi';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

/** Points stand behind the first paragraph, as the page has them. */
const markdownOf = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ title, paragraphs: [first, ...others], points }) => [
      `## ${title}`,
      first,
      points.map((point) => `- ${point}`).join('\n'),
      ...others,
    ])
    .filter(Boolean)
    .join('\n\n');

const questionsOf = ({ topics }: Pick<typeof faqTexts | typeof faqTextsHi, 'topics'>): string =>
  topics
    .flatMap(({ title, questions }) => [
      `## ${title}`,
      ...questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
    ])
    .join('\n\n');

/** The texts that came with the shop as Markdown, for its owner to begin with. @param shop its name */
export const builtInTexts = (
  shop: string,
): Readonly<Record<ShopPageName, { readonly en: string; readonly hi: string }>> => ({
  about: {
    en: `${aboutTexts.intro(shop)}\n\n${markdownOf(aboutTexts.sections)}`,
    hi: `${aboutTextsHi.intro(shop)}\n\n${markdownOf(aboutTextsHi.sections)}`,
  },
  faqs: { en: questionsOf(faqTexts), hi: questionsOf(faqTextsHi) },
  'privacy-policy': { en: markdownOf(privacyTexts.sections), hi: markdownOf(privacyTextsHi.sections) },
  'return-policy': { en: markdownOf(returnTexts.sections), hi: markdownOf(returnTextsHi.sections) },
});
