/** The longest name of a category or subcategory (contract). */
export const LONGEST_NAME = 80;
