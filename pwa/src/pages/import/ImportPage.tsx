import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CatalogueImport } from '../../features/catalogue-files/components/CatalogueImport';
import { fileTexts } from '../../features/catalogue-files/texts';
import { useTexts } from '../../i18n/use-texts';

/** Admin › Product › Import: a CSV file comes into the catalogue (admins only). */
export function ImportPage() {
  const texts = useTexts(fileTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <CatalogueImport current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
