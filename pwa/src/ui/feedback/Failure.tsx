import { Button } from '../button/Button';
import { Icon } from '../icons/Icon';
import { EmptyState } from './EmptyState';

interface FailureProps {
  readonly title: string;
  readonly text?: string;
  /** The words of the button. */
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Nothing could be fetched: what that means, read out immediately, and a way to try again. */
export function Failure({ title, text, retry, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={<Icon name="offline" size={64} />}
        title={title}
        text={text}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {retry}
          </Button>
        }
      />
    </div>
  );
}
