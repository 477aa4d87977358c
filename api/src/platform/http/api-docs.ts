import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { places } from '../config/places.js';

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

/** OpenAPI made from the contracts: for people at /api/docs, for programs at /api/docs.json. */
export async function serveApiDocs(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  let document: OpenAPIObject | undefined;
  server.get(`${PATH}.json`, () => {
    // Made when first asked for: most starts never need it.
    document ??= describe(app);
    return document;
  });
  server.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get(`${PATH}/start.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  await server.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: `${PATH}/ui/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path),
  });
}

function describe(app: NestFastifyApplication): OpenAPIObject {
  const { version } = JSON.parse(readFileSync(places.packageFile, 'utf8')) as { version: string };
  const about = new DocumentBuilder().setTitle('Shop').setVersion(version).addBearerAuth().build();
  return SwaggerModule.createDocument(app, about);
}
