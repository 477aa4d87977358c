import { useRef } from 'react';
import { Button } from '../button/Button';
import type { IconName } from '../icons/paths';

interface FileChoiceProps {
  readonly label: string;
  readonly icon: IconName;
  readonly variant?: 'primary' | 'outline' | 'quiet';
  /** The types of file that are offered, as in the `accept` attribute. */
  readonly accept?: string;
  /** Opens the camera instead of the pictures on the device. */
  readonly camera?: boolean;
  /** Several can be chosen immediately. */
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  /** Called with what was chosen, one file or more. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets one choose pictures on the device, or take one. */
export function FileChoice({
  label,
  icon,
  variant,
  accept = 'image/*',
  camera,
  multiple,
  disabled,
  describedBy,
  onFiles,
}: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={camera ? 'user' : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file can be chosen again
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
