import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { saveCatalogue } from '../commands/catalogue-files';
import { fileTexts } from '../texts';

/** The whole catalogue as a file: out by a button, in on a page of its own. */
export function CatalogueTools() {
  const texts = useTexts(fileTexts);
  const { busy, run } = useMutation(texts.wentWrong);
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
