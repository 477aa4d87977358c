/** The address that calls a number written with spaces. */
export const dialled = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
