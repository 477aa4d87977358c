import { z } from 'zod';

/** By whom an order is carried, and how to follow it (docs/product.md#shipments). */
export const Shipment = z
  .strictObject({
    carrier: z.string().trim().min(1).max(60),
    trackingNumber: z
      .string()
      .trim()
      .max(60)
      .regex(/^[0-9A-Za-z][0-9A-Za-z ./_-]*$/, 'is not a tracking number'),
    /** The carrier's page for it. */
    trackingUrl: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'is not an https address' })
      .max(500)
      .optional(),
  })
  .meta({ id: 'Shipment' });
export type Shipment = z.infer<typeof Shipment>;
