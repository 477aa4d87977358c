import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWayToInstall } from '../hooks/use-way-to-install';
import { promptInstall } from '../install-prompt';
import { installTexts } from '../texts';

const IosGuide = lazy(async () => ({ default: (await import('./IosGuide')).IosGuide }));

/** An entry of a menu that installs the shop; nothing where that cannot be, or is done. */
export function InstallEntry({ className }: { readonly className?: string }) {
  const way = useWayToInstall();
  const texts = useTexts(installTexts);
  const [guide, setGuide] = useState<'unseen' | 'open' | 'closed'>('unseen');
  if (way === 'none') return null;
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => (way === 'prompt' ? void promptInstall() : setGuide('open'))}
      >
        <Icon name="download" size={22} />
        {texts.installApp}
      </button>
      {guide !== 'unseen' && (
        <Suspense>
          <IosGuide open={guide === 'open'} onClose={() => setGuide('closed')} />
        </Suspense>
      )}
    </>
  );
}
