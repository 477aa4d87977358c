import type { OrderNoteAnswer, OrderNoteRequest } from '@jhola/shared/contracts/admin-orders.contract';
import { Injectable } from '@nestjs/common';
import { UserDirectory } from '#features/account/user-directory.service.js';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { OrderRepository } from '../order-repository.service.js';
import { OrderTrail } from '../trail/order-trail.service.js';
import { toTrailEntry } from '../trail/trail-answer.js';

/** Administrators' notes about orders; no customer sees them. */
@Injectable()
export class OrderNotes {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly trail: OrderTrail,
    private readonly userDirectory: UserDirectory,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Adds a note to an order's trail.
   * @throws ShopError order.missing
   */
  async add(admin: AdminActor, { orderId, text }: OrderNoteRequest, claim: Claim): Promise<OrderNoteAnswer> {
    const users = await this.userDirectory.byIds([admin.userId]);
    return this.transactions.run(async (session) => {
      await this.repository.find(orderId, session);
      const by = { kind: 'admin', userId: admin.userId } as const;
      const entry = await this.trail.add(session, orderId, { by, what: 'note', text });
      await this.audit.add(session, admin, {
        action: 'orders.note-added',
        // the text stands in the order's trail alone, where a customer's deletion removes it
        subject: { type: 'order', id: orderId },
      });
      const answer = ok('Note added', toTrailEntry(entry, users));
      await claim.complete(session, answer);
      return answer;
    });
  }
}
