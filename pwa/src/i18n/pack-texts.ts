/** What packs are labelled with. */
export const packTexts = {
  /** A unit (`500 g`) or the name of a variant as shoppers read it. */
  pack: (label: string) => label,
} as const;
