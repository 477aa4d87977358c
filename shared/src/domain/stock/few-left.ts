/** From so few pieces on it is said how many are left (docs/product.md#product-card). */
const FEW = 5;

/** Whether so few pieces are left that it is said; none left is said in other words. */
export const isFewLeft = (stock: number): boolean => stock > 0 && stock <= FEW;
