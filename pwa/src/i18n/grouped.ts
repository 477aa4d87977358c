const inGroups = new Intl.NumberFormat('en-IN');

/** A whole number as Indians write it, in English and Hindi: 8,208, and 1,00,000. */
export const grouped = (count: number): string => inGroups.format(count);
