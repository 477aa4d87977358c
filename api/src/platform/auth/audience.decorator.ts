import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

/** Who may call a route: anyone, any signed-in user, or administrators only (section 6). */
export type AudienceName = 'public' | 'customer' | 'admin';

export const AUDIENCE = Symbol('AUDIENCE');

/** Declares who may call a route (or every route of a controller). A route without an audience stops the start. */
export const Audience = (name: AudienceName) =>
  name === 'public'
    ? SetMetadata(AUDIENCE, name)
    : applyDecorators(SetMetadata(AUDIENCE, name), ApiBearerAuth());
