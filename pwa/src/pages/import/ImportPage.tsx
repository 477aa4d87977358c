import { CatalogueImport } from '#features/catalogue-files/components/CatalogueImport.tsx';
import { fileTexts } from '#features/catalogue-files/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Product › Import: a CSV file comes into the catalogue (admins only). */
export function ImportPage() {
  const texts = useTexts(fileTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <CatalogueImport current={usePageIsCurrent()} />
    </AdminPage>
  );
}
