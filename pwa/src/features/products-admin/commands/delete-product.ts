import { translate, translateRefusal } from '#i18n/locale.ts';
import { productAdminTexts } from '../texts';

/**
 * Takes a product out of the catalogue for good.
 * @returns the words for the administrator
 * @throws ApiError
 */
export async function removeProduct(productId: string): Promise<string> {
  const { deleteProduct } = await import('#data/api/admin-products-api.ts');
  return translateRefusal(await deleteProduct(productId), translate(productAdminTexts).deleted);
}
