import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { homeTexts } from '../texts';
import styles from './Newsletter.module.css';

/** How long subscribing seems to take (docs/product.md#newsletter). */
const DELAY_MS = 1000;

/** The newsletter block: checks the address and thanks after a second, without a call (docs/product.md#newsletter). */
export function Newsletter() {
  const texts = useTexts(homeTexts);
  const [address, setAddress] = useState('');
  const [answer, setAnswer] = useState<'invalid' | 'subscribed'>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answerId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    if (!isNewsletterAddress(address)) {
      setAnswer('invalid');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setAnswer(undefined);
    timer.current = setTimeout(() => {
      setBusy(false);
      setAddress('');
      setAnswer('subscribed');
    }, DELAY_MS);
  };

  const words = { invalid: texts.newsletterInvalid, subscribed: texts.subscribed };
  return (
    <section className={styles.newsletter} aria-label={texts.newsletter}>
      <div>
        <h2>{texts.newsletter}</h2>
        <p className={styles.lead}>{texts.newsletterLead}</p>
      </div>
      {/* The shop words its own check: the browser's would come first and in other words. */}
      <form className={styles.form} onSubmit={subscribe} noValidate>
        <div className={styles.line}>
          <input
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            aria-label={texts.newsletterEmail}
            placeholder={texts.newsletterPlaceholder}
            aria-invalid={answer === 'invalid'}
            aria-describedby={answerId}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setAnswer(undefined);
            }}
          />
          <Button type="submit" variant="accent" disabled={busy}>
            {busy ? texts.subscribing : texts.subscribe}
          </Button>
        </div>
        <p
          id={answerId}
          role="alert"
          className={classes(styles.answer, answer === 'subscribed' && styles.good)}
        >
          {answer && words[answer]}
        </p>
      </form>
    </section>
  );
}

/** Whether an address will do for the newsletter: text, at sign, text, dot, text (docs/product.md#newsletter). */
const isNewsletterAddress = (address: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim());
