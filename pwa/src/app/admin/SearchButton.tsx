import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminSearch } from '#features/admin-search/components/AdminSearch.tsx';
import { adminSearchTexts } from '#features/admin-search/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useCloseOnNavigation } from '../shell/use-close-on-navigation';
import { hitPath } from './hit-path';
import styles from './SearchButton.module.css';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the administrators' search, as Ctrl+K does (on a Mac ⌘K). */
export function SearchButton() {
  const texts = useTexts(adminSearchTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnNavigation(close);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // what is asked in another dialog is answered first
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
        <span className={styles.words}>{texts.open}</span>
        <span className={styles.keys} aria-hidden="true">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      <Dialog open={open} title={texts.title} closeLabel={texts.close} onClose={close}>
        <AdminSearch
          onChoose={(hit) => {
            close();
            navigate(hitPath(hit));
          }}
        />
      </Dialog>
    </>
  );
}
