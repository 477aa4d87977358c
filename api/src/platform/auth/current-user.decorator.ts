import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from './principal.js';

/** A request that has passed the audience guard. */
export interface ShopRequest extends FastifyRequest {
  user?: Principal;
}

/** The signed-in user of this request; only on routes for customers or admins. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<ShopRequest>();
  if (!user) throw new Error('@CurrentUser() stands on a route that anyone may call.');
  return user;
});
