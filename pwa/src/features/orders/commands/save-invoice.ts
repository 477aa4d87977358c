import { translate } from '#i18n/locale.ts';
import { saveFile } from '#ui/save-file.ts';
import { ownOrderTexts } from '../own-order-texts';
import { asked } from './asked';

/**
 * Fetches an order's invoice and hands it to the shopper as a PDF.
 * @throws ApiError, or Error with words that say what failed
 */
export async function saveInvoice(orderId: string): Promise<void> {
  const { invoice } = await import('#data/api/orders-api.ts');
  const file = await asked(translate(ownOrderTexts).invoiceFailed, invoice(orderId));
  saveFile(file, `${orderId}.pdf`);
}
