import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWaitingCount } from '#features/questions/hooks/use-waiting-count.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ADMIN_GROUPS, type AdminGroup, adminEntries } from '#pages/account-menu/account-entries.ts';
import { adminFrameTexts } from '#pages/admin-page/texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './AdminMenu.module.css';

/** Whether an address is the page of an entry, or one below it. */
export const leadsTo = (to: string, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** All pages of administrators, in groups (docs/product.md#admin-frame). */
export function AdminMenu() {
  return (
    <div className={styles.menu}>
      {ADMIN_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { readonly group: AdminGroup }) {
  const id = useId();
  const { pathname } = useLocation();
  const texts = useTexts(appTexts);
  const { groups } = useTexts(adminFrameTexts);
  const waiting = useWaitingCount(group === 'customers');
  return (
    <div>
      {group !== 'start' && (
        <p id={id} className={styles.title}>
          {groups[group]}
        </p>
      )}
      <ul className={styles.entries} aria-labelledby={group === 'start' ? undefined : id}>
        {adminEntries(group).map(({ to, words, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} aria-current={leadsTo(to, pathname) ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {words === 'questions' && waiting > 0 ? texts.waitingQuestions(waiting) : texts[words]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
