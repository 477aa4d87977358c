/** Words that say nothing about a product. */
export const emptyWords: ReadonlySet<string> = new Set(
  'for of and the with in a an to on my me i buy online want need best good ke ka ki ko liye lie wala wali wale vala vali chahiye chahie aur price rate rs rupees rupee near'.split(
    ' ',
  ),
);
