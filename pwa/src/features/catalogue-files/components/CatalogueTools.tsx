import { OnlineButton } from '../../../connection/OnlineButton';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/Button';
import { saveCatalogue } from '../commands/catalogue-files';
import { useFileCommand } from '../hooks/use-file-command';
import { fileTexts } from '../texts';

/** The whole catalogue as a file: out by a button, in on a page of its own. */
export function CatalogueTools() {
  const texts = useTexts(fileTexts);
  const { busy, run } = useFileCommand();
  return (
    <>
      <Button variant="outline" icon="upload" to="/dashboard/import">
        {texts.importCsv}
      </Button>
      <OnlineButton variant="outline" icon="download" busy={busy} onClick={() => run(saveCatalogue)}>
        {texts.exportCsv}
      </OnlineButton>
    </>
  );
}
