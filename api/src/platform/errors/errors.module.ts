import { Module, StandardSchemaValidationPipe } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from './error.filter.js';
import { invalidRequest, useShopWords } from './validation-words.js';

useShopWords();

/** Parses every request by its schema and turns every refusal into an answer. */
@Module({
  providers: [
    {
      provide: APP_PIPE,
      useFactory: () => new StandardSchemaValidationPipe({ exceptionFactory: invalidRequest }),
    },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class ErrorsModule {}
