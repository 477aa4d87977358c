import { HealthAnswer, healthPath } from '@jhola/shared/contracts/health.contract';
import { callApiAsVisitor } from './call-api';

/** Whether the shop is a demo that is shown to others. @throws ApiError */
export async function isShownDemo(): Promise<boolean> {
  const { demoMode } = await callApiAsVisitor({ method: 'get', path: healthPath, answer: HealthAnswer });
  return demoMode === 'public';
}
