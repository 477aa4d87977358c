import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/icons/Icon';

interface CartContentsProps {
  /** Called when the shopper goes on to another page, so that a panel can close. */
  readonly onLeave?: () => void;
}

/** The cart's contents, in the side panel and on the cart page. */
export function CartContents({ onLeave }: CartContentsProps) {
  return (
    <EmptyState
      picture={<Icon name="bag" size={96} />}
      title="Your cart is empty."
      action={
        <Button to="/" onClick={onLeave}>
          Shop Now
        </Button>
      }
    />
  );
}
