import type { RefObject } from 'react';
import { IconButton } from '../button/IconButton';

interface ClearCrossProps {
  readonly label: string;
  /** The field it stands in, which has the focus afterwards. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClear: () => void;
}

/** The cross in a field that empties it. */
export function ClearCross({ label, input, onClear }: ClearCrossProps) {
  return (
    <IconButton
      icon="close"
      label={label}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    />
  );
}
