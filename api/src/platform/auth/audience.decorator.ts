import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';

/** Who may call a route: anyone, any signed-in user, or administrators only (docs/product.md#audiences). */
export type AudienceName = 'public' | 'customer' | 'admin';

export const AUDIENCE = Symbol('AUDIENCE');

/**
 * Declares who may call a route (or every route of a controller); OpenAPI shows it as `x-audience`. A route without an
 * audience stops the start.
 */
export const Audience = (name: AudienceName) => {
  const declared = [SetMetadata(AUDIENCE, name), ApiExtension('x-audience', name)];
  return applyDecorators(...declared, ...(name === 'public' ? [] : [ApiBearerAuth()]));
};
