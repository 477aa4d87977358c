import { bannersOn } from '@jhola/shared/domain/banners/banners-on';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { BannerCarousel } from '#features/home/components/BannerCarousel.tsx';
import { Hero } from '#features/home/components/Hero.tsx';
import { useIndiaDate } from '#features/home/hooks/use-india-date.ts';
import { useMotion } from '#features/home/hooks/use-motion.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import styles from './HomePage.module.css';

interface HomeTopProps {
  /** Whether the shop has nothing to sell. */
  readonly none: boolean;
  readonly onShopNow: () => void;
}

/** What moves on the home page, greeting and banners: while another page lies over them they rest, and the rows below need not know. */
export function HomeTop({ none, onShopNow }: HomeTopProps) {
  const shop = useShopSettings();
  const { user } = useSession();
  const running = usePageIsCurrent();
  const motion = useMotion();
  const own = bannersOn(shop.banners, useIndiaDate(running));
  return (
    <div className={styles.top}>
      <Hero
        username={user?.username}
        shopLines={shop.heroLines}
        // It says how much there is to buy.
        lead={none ? undefined : shop.heroLead}
        running={running && motion.moving}
        onShopNow={none ? undefined : onShopNow}
      />
      {(own.length > 0 || !none) && (
        <BannerCarousel
          // Other banners begin with their first.
          key={own.map(({ picture }) => picture).join()}
          own={own.length > 0 ? own : undefined}
          running={running}
          moving={motion.moving}
          onToggleMoving={motion.toggle}
        />
      )}
    </div>
  );
}
