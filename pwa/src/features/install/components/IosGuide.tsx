import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { installTexts } from '../texts';
import styles from './IosGuide.module.css';

interface IosGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const steps = [
  { words: 'guideShare', icon: 'share-ios' },
  { words: 'guideAdd', icon: 'add-to-home' },
  { words: 'guideConfirm', icon: 'check' },
] as const;

/** Shows how one puts the shop on the home screen in Safari of iOS, which never asks. */
export function IosGuide({ open, onClose }: IosGuideProps) {
  const texts = useTexts(installTexts);
  const { name } = useShopSettings();
  return (
    <Dialog
      open={open}
      position="bottom"
      title={texts.guideTitle(name)}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <ol className={styles.steps}>
        {steps.map(({ words, icon }) => (
          <li key={words} className={styles.step}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            {texts[words]}
          </li>
        ))}
      </ol>
      <p className={styles.end}>{texts.guideEnd}</p>
    </Dialog>
  );
}
