import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { OwnText } from '../static/OwnText';
import { Sections } from '../static/Sections';
import { SupportLines } from '../static/SupportLines';
import { returnTexts } from './texts';

/** The return policy (docs/product.md#return-policy). */
export function ReturnPolicyPage() {
  const texts = useTexts(returnTexts);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/return-policy" />
      <OwnText page="return-policy" title={texts.title}>
        <Article title={texts.title} lead={texts.lead}>
          <Sections of={texts.sections} />
          <SupportLines />
        </Article>
      </OwnText>
    </>
  );
}
