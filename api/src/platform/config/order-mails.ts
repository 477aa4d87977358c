/** The steps of an order that its shopper gets a mail about, each of which the owner may turn off (docs/product.md#order-mails). */
export const orderMailSteps = [
  'placed',
  'items-cancelled',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderMailStep = (typeof orderMailSteps)[number];

/**
 * The steps of a setting: `off`, or their names with commas between them.
 * @returns undefined when one is no step
 */
export function orderMailStepsOf(setting: string): readonly OrderMailStep[] | undefined {
  if (setting.trim() === 'off') return [];
  const names = setting.split(',').map((name) => name.trim());
  const steps = orderMailSteps.filter((step) => names.includes(step));
  return names.every((name) => steps.some((step) => step === name)) ? steps : undefined;
}
