import { Badge } from '../../../ui/feedback/Badge';
import { discountBadge } from '../rules/discount-badge';

interface DiscountBadgeProps {
  /** In percent. */
  readonly discount: number;
  readonly className?: string;
}

/** '{n}% OFF': 50 or more in red with a pulse, under 50 in green; nothing without a discount (section 9). */
export function DiscountBadge({ discount, className }: DiscountBadgeProps) {
  const badge = discountBadge(discount);
  if (!badge) return null;
  return (
    <span className={className}>
      <Badge tone={badge.great ? 'danger' : 'success'} solid pulse={badge.great}>
        {badge.text}
      </Badge>
    </span>
  );
}
