import type { AuditSubject } from '@jhola/shared/contracts/audit-log.contract';
import type { Types } from 'mongoose';

/** Something that has a name, as the audit log names it. */
export const auditSubject = (
  type: AuditSubject['type'],
  { _id, name }: { readonly _id: Types.ObjectId; readonly name: string },
): AuditSubject => ({ type, id: _id.toHexString(), name });
