import { Button } from '../button/Button';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/paths';
import { EmptyState } from './EmptyState';

interface MissingProps {
  readonly icon: IconName;
  /** What the shop says about it. */
  readonly title: string;
  /** The list it would stand in, and what that is called. */
  readonly listPath: string;
  readonly listName: string;
}

/** What an address names does not exist: that is said, and the way leads back to the list. */
export function Missing({ icon, title, listPath, listName }: MissingProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={<Icon name={icon} size={64} />}
        title={title}
        action={<Button to={listPath}>{listName}</Button>}
      />
    </div>
  );
}
