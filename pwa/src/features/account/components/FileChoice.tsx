import { useRef } from 'react';
import { Button } from '../../../ui/button/Button';
import type { IconName } from '../../../ui/icons/paths';

interface FileChoiceProps {
  readonly label: string;
  readonly icon: IconName;
  readonly look?: 'primary' | 'outline' | 'quiet';
  /** Opens the camera in place of the pictures on the device. */
  readonly camera?: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** A button that lets one choose a picture on the device, or take one. */
export function FileChoice({ label, icon, look, camera, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture={camera ? 'user' : undefined}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // the same file can be chosen again
          target.value = '';
        }}
      />
    </>
  );
}
