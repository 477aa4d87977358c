import type { AnimationBuilder } from '@ionic/react';
import { useEffect, useState } from 'react';
import { afterFirstInteraction } from '#data/db/after-first-interaction.ts';
import { pagesSlide } from '#ui/page/pages-slide.ts';
import { whenIdle } from '#ui/page/when-idle.ts';

/** The longest the first page may keep it waiting, in milliseconds. */
const LATEST_MS = 1500;

/** How pages slide, once Ionic's code for it is here, which is loaded behind the first interaction. Without it pages change immediately. */
export function usePageMotion(): AnimationBuilder | undefined {
  const [motion, setMotion] = useState<AnimationBuilder>();
  useEffect(() => {
    if (!pagesSlide()) return;
    const load = async () => {
      await afterFirstInteraction();
      await whenIdle(LATEST_MS);
      const { mdTransitionAnimation } = await import('./page-motion');
      setMotion(() => mdTransitionAnimation);
    };
    load().catch((error: unknown) => console.warn('Pages change without motion', error));
  }, []);
  return motion;
}
