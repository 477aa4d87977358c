import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { AUDIENCE } from './audience.decorator.js';

/** Checks all routes at start and refuses to open a shop with a route that has no declared audience. */
@Injectable()
export class AudienceCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming every route without an audience */
  onApplicationBootstrap(): void {
    const undeclared = this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance);
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => Reflect.hasMetadata(PATH_METADATA, prototype[name]))
        .filter((name) => !this.reflector.getAllAndOverride(AUDIENCE, [prototype[name], metatype]))
        .map((name) => `${metatype.name}.${name}`);
    });
    if (undeclared.length > 0) {
      throw new Error(`These routes declare no @Audience(): ${undeclared.join(', ')}`);
    }
  }
}
