import { type FormEvent, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { checkPincode } from '../commands/check-pincode';
import { isPincode, PINCODE_LENGTH, pincodeTyped } from '../rules/pincode';
import { productTexts } from '../texts/product';
import styles from './PincodeCheck.module.css';

type Answer = { readonly good: boolean; readonly words: string };

/** Asks for a PIN code and says whether the shop delivers there (docs/product.md#pincode-check). */
export function PincodeCheck() {
  const texts = useTexts(productTexts);
  const [pincode, setPincode] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  // The form says what failed, below its field: no toast.
  const { busy, run } = useMutation(() => undefined);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPincode(pincode)) {
      setAnswer({ good: false, words: texts.pincodeInvalid });
      return;
    }
    setAnswer(undefined);
    const asked = await run(async () => {
      const served = (await checkPincode(pincode)) === 'served';
      setAnswer({ good: served, words: served ? texts.pincodeServed(pincode) : texts.pincodeInvalid });
    });
    if (!asked) setAnswer({ good: false, words: texts.pincodeFailed });
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
            setPincode(pincodeTyped(event.target.value));
            setAnswer(undefined);
          }}
        />
        <Button type="submit" variant="quiet" disabled={busy}>
          {busy ? texts.checking : texts.check}
        </Button>
      </div>
      <p role="status" className={classes(styles.answer, answer && (answer.good ? styles.good : styles.bad))}>
        {answer?.words}
      </p>
    </form>
  );
}
