import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { PageHead } from '../../app/PageHead';
import { useTexts } from '../../i18n/use-texts';
import { Article } from '../../ui/article/Article';
import { Sections } from '../static/Sections';
import { SupportLines } from '../static/SupportLines';
import { privacyTexts } from './texts';

/** The privacy policy (docs/product.md#static-pages). */
export function PrivacyPolicyPage() {
  const texts = useTexts(privacyTexts);
  const { name } = useTexts(shopIdentity);
  return (
    <>
      <PageHead title={texts.title} description={texts.description(name)} canonical="/privacy-policy" />
      <Article title={texts.title} lead={texts.lead(name)}>
        <Sections of={texts.sections} />
        <SupportLines />
      </Article>
    </>
  );
}
