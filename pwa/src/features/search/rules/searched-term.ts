/** What is searched for when this was typed: without spaces around it, and one between words. */
export const searchedTerm = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
