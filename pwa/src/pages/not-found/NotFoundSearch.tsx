import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './NotFoundSearch.module.css';
import { notFoundTexts } from './texts';

/** A search from a page that is not there. The form works without a script too. */
export function NotFoundSearch() {
  const texts = useTexts(notFoundTexts);
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = new FormData(event.currentTarget).get('q');
    navigate(`/search?${new URLSearchParams({ q: typeof term === 'string' ? term.trim() : '' })}`);
  };

  return (
    <search className={styles.search} aria-label={texts.search}>
      <form action="/search" onSubmit={search}>
        <input
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {texts.find}
        </Button>
      </form>
    </search>
  );
}
