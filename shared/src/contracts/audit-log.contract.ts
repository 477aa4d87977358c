import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';

/** Admin › Activity: who did what, when and from where; additions of ours. Nothing here changes an entry. */
export const auditLogPaths = {
  list: '/api/activity/admin/entries',
  exportCsv: '/api/activity/admin/export',
} as const;

/** What the log is filtered by; the part of an action before its dot. */
export const auditAreas = [
  'sign-in',
  'account',
  'people',
  'catalogue',
  'stock',
  'orders',
  'reviews',
  'questions',
  'files',
  'settings',
] as const;
export const AuditArea = z.enum(auditAreas);
export type AuditArea = z.infer<typeof AuditArea>;

/** All that is recorded. */
export const auditActions = [
  'sign-in.succeeded',
  'sign-in.refused',
  'sign-in.ended',
  'account.password-changed',
  'account.password-reset',
  'account.email-changed',
  'account.second-factor-on',
  'account.second-factor-off',
  'account.recovery-codes-replaced',
  'account.passkey-added',
  'account.passkey-removed',
  'account.deleted',
  'people.administrator-made',
  'people.role-changed',
  'people.status-changed',
  'catalogue.product-created',
  'catalogue.product-changed',
  'catalogue.product-deleted',
  'catalogue.products-changed',
  'catalogue.products-deleted',
  'catalogue.category-created',
  'catalogue.category-changed',
  'catalogue.category-deleted',
  'catalogue.subcategory-created',
  'catalogue.subcategory-changed',
  'catalogue.subcategory-deleted',
  'stock.adjusted',
  'orders.moved',
  'orders.refund-asked',
  'orders.note-added',
  'orders.shipment-set',
  'orders.items-cancelled',
  'orders.address-changed',
  'orders.sales-recounted',
  'reviews.deleted',
  'reviews.photo-removed',
  'questions.answered',
  'questions.deleted',
  'files.picture-uploaded',
  'files.import-uploaded',
  'files.import-started',
  'files.import-ended',
  'files.import-cancelled',
  'files.demo-started',
  'files.import-undo-started',
  'files.import-undo-ended',
  'files.pictures-import-started',
  'files.pictures-import-ended',
  'files.pictures-import-cancelled',
  'files.pincodes-imported',
  'files.products-exported',
  'files.orders-exported',
  'files.orders-printed',
  'files.activity-exported',
  'files.backup-taken',
  'files.backup-downloaded',
  'files.backup-restored',
  'settings.changed',
  'settings.delivery-areas-changed',
] as const satisfies readonly `${AuditArea}.${string}`[];
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

/** How many entries of the changed products of a bulk edit are listed with it; the export has all. */
export const MAX_LISTED_ITEMS = 20;

/** What an action was done to. A user is named by the present name; all others as they were called then. */
export const AuditSubject = z.object({
  type: z.enum(['user', 'product', 'category', 'subcategory', 'order', 'review', 'question', 'file']),
  id: z.string().optional(),
  name: z.string().optional(),
});
export type AuditSubject = z.infer<typeof AuditSubject>;

/** Values of fields, by the name of the field: of those that changed, where there is a before and an after. */
export const AuditValues = z.record(z.string(), z.json());
export type AuditValues = z.infer<typeof AuditValues>;

/** A thing that an action changed, as it was and as it is. */
export const AuditChange = z.object({
  subject: AuditSubject.optional(),
  before: AuditValues.optional(),
  after: AuditValues.optional(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** One line of the log. Never changed; removed after two years. */
export const AuditEntry = AuditChange.extend({
  _id: Id,
  at: Moment,
  action: AuditAction,
  /** `visitor`: somebody who was not let in; `command`: the shop's own computer. Without a name the account is gone. */
  actor: z.object({
    kind: z.enum(['admin', 'visitor', 'command']),
    userId: Id.optional(),
    name: z.string().optional(),
  }),
  /** The network address, and browser and system; the shop's own computer has neither. */
  address: z.string().optional(),
  device: z.string().optional(),
  /** What a change of many was to each, at most the first 20; `itemCount` counts all. */
  items: z.array(AuditChange).optional(),
  itemCount: z.number().int().optional(),
}).meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Which entries are meant; each narrows. */
const wantedEntries = {
  area: AuditArea.optional(),
  /** Who acted. */
  userId: Id.optional(),
  /** What it was done to: the beginning of a word of its name, or its id or number. */
  search: z.string().trim().max(100).optional(),
  /** From this day on, and up to this day (India's days, `2026-11-22`). */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
} as const;

/** The newest first. */
export const AuditLogQuery = z
  .strictObject({
    ...wantedEntries,
    cursor: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  })
  .meta({ id: 'AuditLogQuery' });
export type AuditLogQuery = z.infer<typeof AuditLogQuery>;

/** The export takes the same filters, and answers all of them as text/csv. */
export const AuditExportQuery = z.strictObject(wantedEntries).meta({ id: 'AuditExportQuery' });
export type AuditExportQuery = z.infer<typeof AuditExportQuery>;

/** `administrators`: who can be chosen as the one who acted. */
export const AuditLogAnswer = answerOf(
  z.object({
    entries: z.array(AuditEntry),
    nextCursor: Id.nullable(),
    administrators: z.array(z.object({ _id: Id, name: z.string() })),
  }),
).meta({ id: 'AuditLogAnswer' });
export type AuditLogAnswer = z.infer<typeof AuditLogAnswer>;
