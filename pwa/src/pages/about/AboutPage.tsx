import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { Button } from '#ui/button/Button.tsx';
import { OwnText } from '../static/OwnText';
import { Sections } from '../static/Sections';
import { aboutTexts } from './texts';

/** Who the shop is. */
export function AboutPage() {
  const texts = useTexts(aboutTexts);
  const { name } = useShopSettings();
  return (
    <>
      <PageHead title={texts.title(name)} description={texts.description(name)} canonical="/about" />
      <OwnText page="about" title={texts.title(name)}>
        <Article title={texts.title(name)} lead={texts.lead}>
          <p>{texts.intro(name)}</p>
          <Sections of={texts.sections} />
          <Button to="/shop" icon="bag">
            {texts.explore}
          </Button>
        </Article>
      </OwnText>
    </>
  );
}
