import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { discountBadge } from '../rules/discount-badge';
import { cardTexts } from '../texts/cards';

interface DiscountBadgeProps {
  /** In percent. */
  readonly discount: number;
  readonly className?: string;
}

/**
 * '{n}% OFF': 50 or more in red with a pulse, under 50 in green; nothing without a discount
 * (docs/product.md#discount-badge).
 */
export function DiscountBadge({ discount, className }: DiscountBadgeProps) {
  const texts = useTexts(cardTexts);
  const shown = discountBadge(discount);
  if (!shown) return null;
  return (
    <span className={className}>
      <Badge tone={shown.great ? 'danger' : 'success'} solid pulse={shown.great}>
        {texts.off(shown.percent)}
      </Badge>
    </span>
  );
}
