import type { ComponentProps } from 'react';
import { Button } from '../ui/button/Button';
import { useOnline } from './use-online';

/**
 * A button for what only the shop can do: it takes no clicks while the shop cannot be reached. Put a NeedsConnection
 * beside it, which says why.
 */
export function OnlineButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const online = useOnline();
  return <Button {...rest} disabled={disabled || !online} />;
}
