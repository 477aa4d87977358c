import type { AuditEntry } from '@jhola/shared/contracts/audit-log.contract';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import { deviceName } from '../http/device-name.js';

/** Who acts, and from where. */
export interface AuditActor {
  readonly kind: AuditEntry['actor']['kind'];
  readonly userId?: string;
  /** The network address. */
  readonly address?: string;
  /** Browser and system, e.g. `Chrome on Android`. */
  readonly device?: string;
}

/** The administrator who acts. */
export interface AdminActor extends AuditActor {
  readonly kind: 'admin';
  readonly userId: string;
}

/** Whoever types commands at the shop's own computer. */
export const atTheCommandLine: AuditActor = { kind: 'command' };

/** The administrator who calls this route, and from where; only on routes for administrators. */
export const ActingAdmin = createParamDecorator((_: unknown, context: ExecutionContext): AdminActor => {
  const { user, ip, headers } = context.switchToHttp().getRequest<ShopRequest>();
  if (user?.role !== 'ADMIN') throw new Error('@ActingAdmin() stands on a route that others may call.');
  return { kind: 'admin', userId: user.userId, address: ip, device: deviceName(headers['user-agent']) };
});
