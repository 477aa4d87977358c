import { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  applyDecorators,
  HttpCode,
  SerializeOptions,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/**
 * Declares the answer of a reading route: status 200, in OpenAPI, and only the fields of the schema leave the
 * shop.
 * @param schema the answer's schema from the contracts
 */
export const Answers = (schema: z.ZodType) =>
  applyDecorators(
    DocumentedAnswer(schema),
    UseInterceptors(StandardSchemaSerializerInterceptor),
    SerializeOptions({ schema }),
  );

/**
 * Declares the answer of a frequent route: status 200 and OpenAPI only. The service builds exactly the
 * contract's fields, usually as a SerializedResponse; nothing is parsed on the way out.
 */
export const DocumentedAnswer = (schema: z.ZodType) =>
  applyDecorators(
    HttpCode(200),
    ApiOkResponse({ standardSchema: schema, description: 'Done.' }),
    ApiDefaultResponse({ standardSchema: ErrorAnswer, description: 'Refused: see code.' }),
  );
