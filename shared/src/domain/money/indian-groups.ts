/**
 * Digits in India's groups: three at the end, and two each before them, as in 12,34,567. By hand, since the first use of `Intl.NumberFormat` takes a
 * slow phone 50 to 80 ms (the browser reads its data then), and prices stand on every first screen.
 * @param digits a whole number of zero or more, in decimal digits
 */
export const inIndianGroups = (digits: string): string => digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
