import { useEffect, useRef } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useOnline } from '#connection/use-online.ts';
import { shopAnswers } from '#data/api/shop-answers.ts';
import { PageHead } from '#head/PageHead.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { reloadIfAnswered } from './updates/reload-if-answered';

/** How browsers say that code could not be fetched: Chromium, Firefox, Safari, and Vite of styles. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to fetch/i;

/** Whether an error says that a part of the shop could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message);

/**
 * A part of the shop could not be fetched (docs/product.md#missing-code). It asks the shop whether it is there, and is loaded
 * anew when it answers again: a browser remembers what could not be fetched.
 */
export function MissingCode() {
  const texts = useTexts(appTexts);
  const online = useOnline();
  const wasAway = useRef(false);

  useEffect(() => {
    // The failed call makes the page look for the shop until it is back.
    void shopAnswers();
  }, []);
  useEffect(() => {
    if (!online) wasAway.current = true;
    else if (wasAway.current) void reloadIfAnswered();
  }, [online]);

  return (
    <>
      <PageHead title={texts.pageNotLoaded} noIndex />
      <CouldNotLoad title={texts.pageNotLoaded} retry={texts.retry} onRetry={() => void reloadIfAnswered()} />
    </>
  );
}
