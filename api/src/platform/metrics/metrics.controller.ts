import { metricsPath } from '@jhola/shared/contracts/metrics.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audience } from '../auth/audience.decorator.js';
import { bearerToken } from '../auth/bearer-token.js';
import { isWithin } from '../auth/from-this-computer.js';
import { sameText } from '../auth/same-text.js';
import { ShopConfig } from '../config/shop-config.js';
import { Metrics } from './metrics.service.js';

/** Figures for Prometheus: with METRICS_TOKEN for whoever has it; without it where the shop is tried out, on this computer alone. */
@Controller(metricsPath)
@Audience('public')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: ShopConfig,
  ) {}

  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.mustBeLetIn(request);
    const text = await this.metrics.text();
    await reply.header('cache-control', 'no-store').type(this.metrics.contentType).send(text);
  }

  private mustBeLetIn(request: FastifyRequest): void {
    const { metricsToken, demo } = this.config;
    if (metricsToken === undefined) {
      if (!isWithin(demo.metrics, request)) throw new ShopError('auth.forbidden');
    } else if (!sameText(bearerToken(request.headers.authorization), metricsToken)) {
      throw new ShopError('auth.forbidden');
    }
  }
}
