import { type ArgumentsHost, Catch, ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from './error-answers.js';

/** Turns every error of the API into its answer; unknown ones are logged with their stack and not shown. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { status, body } = answerTo(error);
    if (status === 500) {
      const { method, routeOptions } = http.getRequest<FastifyRequest>();
      this.log.error({ err: error, method, route: routeOptions?.url }, 'A request failed');
    }
    if (reply.sent) return;
    const { seconds } = body.details ?? {};
    if (status === 429 && typeof seconds === 'number') reply.header('retry-after', seconds);
    reply.status(status).header('content-type', 'application/json; charset=utf-8').send(body);
  }
}
