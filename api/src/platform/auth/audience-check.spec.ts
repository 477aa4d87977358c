import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Audience } from './audience.decorator.js';
import { AudienceCheck } from './audience-check.js';

@Controller('open')
@Audience('public')
class DeclaredController {
  @Get()
  read() {}
}

@Controller('forgotten')
class ForgottenController {
  @Get()
  @Audience('admin')
  guarded() {}

  @Get('other')
  read() {}
}

@Module({ imports: [DiscoveryModule], controllers: [DeclaredController], providers: [AudienceCheck] })
class GoodModule {}

@Module({ imports: [GoodModule], controllers: [ForgottenController] })
class BadModule {}

const start = (module: new () => object) =>
  NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });

describe('the check of audiences', () => {
  it('opens a shop whose routes all declare an audience', async () => {
    const app = await start(GoodModule);
    await app.close();
  });

  it('refuses to open one with a route that does not, and names it', async () => {
    await expect(start(BadModule)).rejects.toThrow(
      'These routes declare no @Audience(): ForgottenController.read',
    );
  });
});
