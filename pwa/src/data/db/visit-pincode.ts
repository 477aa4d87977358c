/** Where this tab keeps the PIN code that its visitor has asked about. */
const KEY = 'visitPincode';

/** The PIN code that was asked about in this visit (docs/product.md#pincode-check). */
export function readVisitPincode(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

/** Keeps a PIN code until the tab is closed or the shopper logs out. */
export function writeVisitPincode(pincode: string): void {
  sessionStorage.setItem(KEY, pincode);
}

/** Forgets it: where somebody lives is nobody else's business on this device. */
export function forgetVisitPincode(): void {
  sessionStorage.removeItem(KEY);
}
