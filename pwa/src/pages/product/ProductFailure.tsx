import { connectionTexts } from '#connection/texts.ts';
import { useOnline } from '#connection/use-online.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

interface ProductFailureProps {
  readonly words: string;
  /** Missing when trying again cannot help. */
  readonly onRetry?: () => void;
}

/** Why a product cannot be shown, and what to do about it. */
export function ProductFailure({ words, onRetry }: ProductFailureProps) {
  const texts = useTexts(productTexts);
  const { notHere, comesBack } = useTexts(connectionTexts);
  const waits = !useOnline() && onRetry !== undefined;
  return (
    <div role="alert">
      <EmptyState
        picture={<Icon name={waits ? 'offline' : 'alert'} size={64} />}
        title={waits ? notHere : words}
        text={waits ? comesBack : undefined}
        action={
          onRetry ? (
            <Button icon="refresh" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : (
            <Button to="/shop">{texts.browse}</Button>
          )
        }
      />
    </div>
  );
}
