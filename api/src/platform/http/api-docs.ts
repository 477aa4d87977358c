import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessTokens } from '../auth/access-tokens.js';
import { bearerToken } from '../auth/bearer-token.js';
import { isWithin } from '../auth/from-this-computer.js';
import { defaultPaths } from '../config/paths.js';
import type { ShopConfig } from '../config/shop-config.js';
import { answerTo } from '../errors/error-answers.js';
import { dataHeaders } from './security-headers.js';

const PATH = '/api/docs';

// Swagger's own page has inline styles, which the content security policy refuses; this one has none.
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Shop API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PATH}/ui/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="${PATH}/ui/swagger-ui-bundle.js"></script>
<script src="${PATH}/start.js"></script>
</body>
</html>`;

const start = `SwaggerUIBundle({ url: '${PATH}.json', dom_id: '#docs', deepLinking: true });`;

/**
 * OpenAPI generated from the contracts: a page at /api/docs, JSON at /api/docs.json. An administrator's
 * access token opens them; without one they are visible only within the reach of the demo.
 */
export async function serveApiDocs(app: NestFastifyApplication, config: ShopConfig): Promise<void> {
  const tokens = app.get(AccessTokens);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isWithin(config.demo.apiDocs, request)) return undefined;
    try {
      const { principal } = await tokens.read(bearerToken(request.headers.authorization));
      if (principal.role === 'ADMIN') return undefined;
      throw new ShopError('auth.forbidden');
    } catch (error) {
      const { status, body } = answerTo(error);
      return reply.status(status).headers(dataHeaders(config)).send(body);
    }
  };
  let document: OpenAPIObject | undefined;
  await app
    .getHttpAdapter()
    .getInstance()
    .register(async (docs) => {
      docs.addHook('onRequest', onRequest);
      docs.get(`${PATH}.json`, () => {
        // Generated at the first request: most starts never use it.
        document ??= describe(app);
        return document;
      });
      docs.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      docs.get(`${PATH}/start.js`, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(start),
      );
      await docs.register(fastifyStatic, {
        root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
        prefix: `${PATH}/ui/`,
        decorateReply: false,
        index: false,
        allowedPath: (path) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path),
      });
    });
}

function describe(app: NestFastifyApplication): OpenAPIObject {
  const { version } = JSON.parse(readFileSync(defaultPaths.packageFile, 'utf8')) as { version: string };
  const about = new DocumentBuilder().setTitle('Shop').setVersion(version).addBearerAuth().build();
  return SwaggerModule.createDocument(app, about);
}
