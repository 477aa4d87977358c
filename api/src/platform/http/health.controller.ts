import { HealthAnswer, healthPath } from '@jhola/shared/contracts/health.contract';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentedAnswer } from '../answers/answers.decorator.js';
import { Audience } from '../auth/audience.decorator.js';
import { Health } from './health.service.js';

@Controller(healthPath)
@Audience('public')
export class HealthController {
  constructor(private readonly health: Health) {}

  @Get()
  @DocumentedAnswer(HealthAnswer)
  async check(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthAnswer> {
    const answer = await this.health.check();
    reply.status(answer.ok ? 200 : 503).header('cache-control', 'no-store');
    return answer;
  }
}
