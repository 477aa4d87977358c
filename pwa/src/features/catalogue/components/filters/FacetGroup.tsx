import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { listingTexts } from '../../texts/listing';
import styles from './FilterFields.module.css';

interface FacetGroupProps<Choice> {
  readonly title: string;
  /** Those of most products first. */
  readonly choices: readonly Choice[];
  /** So many are seen at first. */
  readonly first: number;
  readonly isChosen: (choice: Choice) => boolean;
  readonly children: (shown: readonly Choice[]) => ReactNode;
}

/** The choices of one kind, under their name: of many the first and the chosen ones, all on demand; nothing without any. */
export function FacetGroup<Choice>({ title, choices, first, isChosen, children }: FacetGroupProps<Choice>) {
  const texts = useTexts(listingTexts);
  const id = useId();
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  // One more is not worth a button.
  const isLong = choices.length > first + 1;
  const shown = all || !isLong ? choices : choices.filter((choice, at) => at < first || isChosen(choice));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a heading in all browsers
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children(shown)}
      {isLong && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewerChoices : texts.allChoices(choices.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
