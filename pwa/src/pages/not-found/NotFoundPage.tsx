import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './NotFoundPage.module.css';
import { NotFoundSearch } from './NotFoundSearch';
import { notFoundTexts } from './texts';

/** An unknown address: says so and offers the search (docs/product.md#not-found). */
export function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} noIndex />
      <img src="/illustrations/no-data.svg" alt="" width={240} height={192} />
      <div className={styles.text}>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </div>
      <NotFoundSearch />
      <div className={styles.leads}>
        <Button to="/">{texts.goHome}</Button>
        <Button to="/shop" variant="outline">
          {texts.shop}
        </Button>
      </div>
    </div>
  );
}
