import { useLocation, useNavigate } from 'react-router-dom';
import { useOrderPrompts } from '#features/checkout/hooks/use-order-prompts.ts';

/** Reminds of orders that are prepared or whose answer was lost, wherever the shopper is. */
export function OrderPrompts() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useOrderPrompts(pathname === '/checkout', () => navigate('/checkout'));
  return null;
}
