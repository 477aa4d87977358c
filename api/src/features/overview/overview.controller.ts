import { FirstStepsAnswer, OverviewAnswer, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { FirstSteps } from './first-steps.service.js';
import { ShopOverview } from './shop-overview.service.js';

/** How the shop is doing (docs/product.md#overview). */
@ApiTags('Overview')
@Audience('admin')
@Controller()
export class OverviewController {
  constructor(
    private readonly overview: ShopOverview,
    private readonly steps: FirstSteps,
  ) {}

  @Get(overviewPaths.figures)
  @Answers(OverviewAnswer)
  async figures() {
    return ok('Overview', await this.overview.at(new Date()));
  }

  @Get(overviewPaths.firstSteps)
  @Answers(FirstStepsAnswer)
  async firstSteps() {
    return ok('First steps', await this.steps.now());
  }
}
