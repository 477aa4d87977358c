import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { PageHead } from '../../app/PageHead';
import { useTexts } from '../../i18n/use-texts';
import { Article } from '../../ui/article/Article';
import { Button } from '../../ui/button/Button';
import { Sections } from '../static/Sections';
import { aboutTexts } from './texts';

/** Who the shop is. */
export function AboutPage() {
  const texts = useTexts(aboutTexts);
  const { name } = useTexts(shopIdentity);
  return (
    <>
      <PageHead title={texts.title(name)} description={texts.description(name)} canonical="/about" />
      <Article title={texts.title(name)} lead={texts.lead}>
        <p>{texts.intro(name)}</p>
        <Sections of={texts.sections} />
        <Button to="/shop" icon="bag">
          {texts.explore}
        </Button>
      </Article>
    </>
  );
}
