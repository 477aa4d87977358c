import { translate, translateRefusal } from '../../../i18n/locale';
import { productAdminTexts } from '../texts';

/**
 * Takes a product out of the catalogue for good.
 * @returns the words for the administrator
 * @throws ApiError
 */
export async function removeProduct(productId: string): Promise<string> {
  const { deleteProduct } = await import('../../../data/api/admin-products-api');
  return translateRefusal(await deleteProduct(productId), translate(productAdminTexts).deleted);
}
