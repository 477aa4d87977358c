import { type KeyboardEvent, useState } from 'react';

interface Choices {
  /** How many options the list has now. */
  readonly count: number;
  readonly onChoose: (index: number) => void;
  /** Enter without an option chosen. */
  readonly onSubmit: () => void;
  /** The list is to be shown, or no longer. */
  readonly onOpen: (open: boolean) => void;
  readonly open: boolean;
}

/** A text field with a list of options below it, for those who use the keys (ARIA's combobox). */
export interface Combobox {
  /** The option that Enter would choose; -1 while the field itself is meant. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrows walk through the options and back to the field, Enter chooses, Escape closes. */
export function useCombobox({ count, onChoose, onSubmit, onOpen, open }: Choices): Combobox {
  const [wanted, setActive] = useState(-1);
  const active = open && wanted < count ? wanted : -1;

  const walk = (step: 1 | -1) => {
    if (!open) return onOpen(true);
    const choices = count + 1;
    setActive(((active + 1 + step + choices) % choices) - 1);
  };

  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => (active >= 0 ? onChoose(active) : onSubmit()),
    Escape: () => onOpen(false),
  };

  return {
    active,
    setActive,
    onKeyDown: (event) => {
      const step = steps[event.key];
      // While letters are still being composed (Hindi keyboards), keys belong to that.
      if (!step || event.nativeEvent.isComposing) return;
      event.preventDefault();
      step();
    },
  };
}
