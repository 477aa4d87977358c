import { type FormEvent, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { checkPincode } from '../commands/check-pincode';
import { useVisitTerms } from '../hooks/use-visit-terms';
import { isPincode, PINCODE_LENGTH, pincodeTyped } from '../rules/pincode';
import { termsWords } from '../rules/terms-words';
import { productTexts } from '../texts/product';
import styles from './PincodeCheck.module.css';

/**
 * Asks for a PIN code and says whether the shop delivers there, how soon and for how much. What was served is kept for the
 * visit: other products promise it without being asked (docs/product.md#pincode-check).
 */
export function PincodeCheck() {
  const texts = useTexts(productTexts);
  const { kept, keep, terms } = useVisitTerms();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // The form says what failed, below its field: no toast.
  const { busy, run } = useMutation(() => undefined);
  const pincode = typed ?? kept ?? '';
  const served = !busy && !problem && pincode !== '' && pincode === kept && terms !== undefined;

  const check = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(isPincode(pincode) ? undefined : texts.pincodeInvalid);
    if (!isPincode(pincode)) return;
    const asked = await run(async () => {
      const availability = await checkPincode(pincode);
      if (availability === 'served') keep(pincode);
      else setProblem(availability === 'unserved' ? texts.pincodeUnserved(pincode) : texts.pincodeInvalid);
    });
    if (!asked) setProblem(texts.pincodeFailed);
  };

  return (
    <form aria-label={texts.pincode} onSubmit={check}>
      <div className={styles.line}>
        <Icon name="pin" size={20} />
        <input
          aria-label={texts.pincode}
          placeholder={texts.pincodePlaceholder}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={PINCODE_LENGTH}
          value={pincode}
          onChange={(event) => {
            setTyped(pincodeTyped(event.target.value));
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="quiet" disabled={busy}>
          {busy ? texts.checking : texts.check}
        </Button>
      </div>
      <p role="status" className={classes(styles.answer, served && styles.good, problem && styles.bad)}>
        {problem ?? (served && `${texts.pincodeServed(pincode)} ${termsWords(terms, texts)}`)}
      </p>
    </form>
  );
}
