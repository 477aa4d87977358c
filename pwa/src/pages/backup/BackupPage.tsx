import { PasswordProof } from '#features/account/components/PasswordProof.tsx';
import { ShopBackup } from '#features/backup/components/ShopBackup.tsx';
import { backupTexts } from '#features/backup/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Settings › Backup: the whole shop as one file (admins only). */
export function BackupPage() {
  const texts = useTexts(backupTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <ShopBackup current={usePageIsCurrent()} PasswordForm={PasswordProof} />
    </AdminPage>
  );
}
