import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loading } from '../../../ui/feedback/Loading';
import { Icon } from '../../../ui/icons/Icon';
import { orderTexts as texts } from '../texts';

interface OrderStatesProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly empty: boolean;
  readonly again: () => void;
}

/** What stands in the place of orders: loading, a failure with Retry, or nothing (sections 2 and 8). */
export function OrderStates({ loading, failed, empty, again }: OrderStatesProps) {
  if (loading) return <Loading text={texts.loading} />;
  if (failed)
    return (
      <EmptyState
        picture={<Icon name="offline" size={64} />}
        title={texts.fetchFailed}
        action={
          <Button icon="refresh" onClick={again}>
            {texts.retry}
          </Button>
        }
      />
    );
  if (!empty) return null;
  return (
    <EmptyState
      picture={<img src="/illustrations/no-data.svg" alt="" width={240} height={200} />}
      title={texts.none}
    />
  );
}
