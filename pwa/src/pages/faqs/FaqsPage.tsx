import { useDeliveryOffer } from '#data/queries/use-delivery.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { Button } from '#ui/button/Button.tsx';
import { OwnText } from '../static/OwnText';
import styles from './FaqsPage.module.css';
import { faqTexts } from './texts';

/**
 * Questions and answers by topic; each answer opens below its question. What is said of the delivery is true for this shop
 * (docs/product.md#delivery-areas).
 */
export function FaqsPage() {
  const texts = useTexts(faqTexts);
  const isUsual = useDeliveryOffer() === 'usual';
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/faqs" />
      <OwnText page="faqs" title={texts.title}>
        <Article title={texts.title} lead={texts.lead}>
          {texts.topics.map(({ title, questions }) => (
            <section key={title}>
              <h2>{title}</h2>
              <div className={styles.questions}>
                {questions.map((each) => (
                  <details key={each.question}>
                    <summary>{each.question}</summary>
                    <p>{!isUsual && 'varies' in each ? each.varies : each.answer}</p>
                  </details>
                ))}
              </div>
            </section>
          ))}
          <section>
            <h2>{texts.more}</h2>
            <div>
              <Button to="/contact" variant="outline">
                {texts.contact}
              </Button>
            </div>
          </section>
        </Article>
      </OwnText>
    </>
  );
}
