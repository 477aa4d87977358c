import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { OwnText } from '../static/OwnText';
import { Sections } from '../static/Sections';
import { SupportLines } from '../static/SupportLines';
import { privacyTexts } from './texts';

/** The privacy policy (docs/product.md#static-pages). */
export function PrivacyPolicyPage() {
  const texts = useTexts(privacyTexts);
  const { name } = useShopSettings();
  return (
    <>
      <PageHead title={texts.title} description={texts.description(name)} canonical="/privacy-policy" />
      <OwnText page="privacy-policy" title={texts.title}>
        <Article title={texts.title} lead={texts.lead(name)}>
          <Sections of={texts.sections} />
          <SupportLines />
        </Article>
      </OwnText>
    </>
  );
}
