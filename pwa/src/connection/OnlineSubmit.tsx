import { type ComponentProps, useId } from 'react';
import { NeedsConnection } from './NeedsConnection';
import { OnlineButton } from './OnlineButton';

interface OnlineSubmitProps extends ComponentProps<typeof OnlineButton> {
  /** Why it does not work offline, instead of the common words. */
  readonly offline?: string;
}

/** What sends a form to the shop; while the shop cannot be reached it takes no clicks and says why. */
export function OnlineSubmit({ offline, ...rest }: OnlineSubmitProps) {
  const id = useId();
  return (
    <>
      <NeedsConnection id={id} text={offline} />
      <OnlineButton type="submit" aria-describedby={id} {...rest} />
    </>
  );
}
