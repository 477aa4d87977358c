import { ApiError } from '../api/api-error';

/** Whether a query failed because what it asks for does not exist: to ask again is of no use. */
export const isMissing = (error: Error | undefined): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'request.invalid');
