import { shopIcon } from '@jhola/shared/identity/shop-icons';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';

/** The shop's logo; without one a cloth bag with its strap and a printed border, also drawn in public/logo.svg. */
export function LogoMark({ size }: { readonly size: number }) {
  const { logo } = useShopSettings();
  return logo ? (
    <img src={shopIcon(logo, 'mark.webp')} width={size} height={size} alt="" />
  ) : (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path fill="none" stroke="#f6a81c" strokeWidth="5" d="M19 30C19 12 24 6 32 6s13 6 13 24" />
      <path fill="#3a3a9c" d="M11 25h42l4 27a6 6 0 0 1-6 7H13a6 6 0 0 1-6-7l4-27Z" />
      <path fill="#f6a81c" d="M8.6 41h46.800l1.2 8H7.400l1.2-8Z" />
      <path
        fill="#2b2b7c"
        d="m15 41.5 3.5 3.5-3.5 3.5-3.5-3.5 3.5-3.500Zm11.3 0 3.5 3.5-3.5 3.5-3.5-3.5 3.5-3.500Zm11.4 0 3.5 3.5-3.5 3.5-3.5-3.5 3.5-3.500Zm11.3 0 3.5 3.5-3.5 3.5-3.5-3.5 3.5-3.500Z"
      />
      <path fill="#ffffff" d="M22 31.500a2.2 2.2 0 1 0 0 .1Zm24.4 0a2.2 2.2 0 1 0 0 .1Z" opacity=".85" />
    </svg>
  );
}
