import { translate } from '#i18n/locale.ts';
import { saveFile } from '#ui/save-file.ts';
import { profileTexts } from '../profile-texts';

const FILE_NAME = 'jhola-my-data.json';

/**
 * Fetches everything the shop holds of the shopper and hands it to them as a file.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function downloadData(): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  const data = await api.exportData();
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, FILE_NAME);
  return translate(profileTexts).downloaded;
}
