import { PageHead } from '../../app/PageHead';
import { appTexts } from '../../app/texts';
import { Article } from '../../ui/article/Article';
import { Button } from '../../ui/button/Button';
import { questions } from './questions';

/** Questions and answers. */
export function FaqsPage() {
  return (
    <>
      <PageHead title={appTexts.faqs} canonical="/faqs" />
      <Article title="Questions and answers" lead="What shoppers ask us most.">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        <p>Something else?</p>
        <Button to="/contact" look="outline">
          Contact us
        </Button>
      </Article>
    </>
  );
}
