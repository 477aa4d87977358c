import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CardSimulator } from './card-simulator.js';
import { type Form, readForm } from './form-body.js';
import { RefusedCall } from './refused-call.js';
import type { SimulatedSession } from './simulated-objects.js';

interface ById {
  readonly Params: { readonly id: string };
  readonly Querystring: Readonly<Record<string, string>>;
  readonly Body: Form;
}

/** Serves the calls of Stripe's API that the shop makes, to holders of the key. */
export function serveSimulatorApi(
  server: FastifyInstance,
  simulator: CardSimulator,
  secretKey: string,
): void {
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(body)),
  );
  server.addHook('onRequest', async ({ url, headers }) => {
    if (url.startsWith('/v1/') && headers.authorization !== `Bearer ${secretKey}`) {
      throw new RefusedCall(401, 'api_key_invalid', 'Invalid API Key provided');
    }
  });
  server.setErrorHandler((error: Error, _request, reply) => {
    const { status, type, code } =
      error instanceof RefusedCall ? error : { status: 500, type: 'api_error', code: 'failed' };
    return reply.status(status).send({ error: { type, code, message: error.message } });
  });

  const once = (work: (body: Form) => object) => (request: FastifyRequest<ById>, reply: FastifyReply) =>
    answerOnce(simulator, request, reply, work);

  server.post<ById>(
    '/v1/checkout/sessions',
    once((body) => shown(simulator.open(body), simulator, {})),
  );
  server.get<ById>('/v1/checkout/sessions/:id', ({ params, query }) =>
    shown(simulator.session(params.id), simulator, query),
  );
  server.post<ById>('/v1/checkout/sessions/:id/expire', ({ params }) =>
    shown(simulator.expire(params.id), simulator, {}),
  );
  server.post<ById>(
    '/v1/refunds',
    once((body) => simulator.refund(body)),
  );
  server.get<ById>('/v1/refunds', ({ query }) => ({
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: simulator.refundsOf(query.payment_intent ?? ''),
  }));
}

/** A session in the response's form, with its expanded payment on request. */
function shown(session: SimulatedSession, { store }: CardSimulator, query: Readonly<Record<string, string>>) {
  const { lines: _lines, payment_metadata: _metadata, payment_intent, ...answered } = session;
  const isExpanded = query['expand[0]'] === 'payment_intent' && payment_intent;
  return { ...answered, payment_intent: isExpanded ? store.get('payments', payment_intent) : payment_intent };
}

/** Answers a repeat with the first answer, as Stripe does for a day. */
function answerOnce(
  { store }: CardSimulator,
  { headers, body, url }: FastifyRequest<ById>,
  reply: FastifyReply,
  work: (body: Form) => object,
): object {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return work(body);
  const asked = createHash('sha256')
    .update(`${url}\n${JSON.stringify(body)}`)
    .digest('base64url');
  const known = store.get('answers', key);
  if (known && known.asked !== asked) {
    throw new RefusedCall(
      400,
      'idempotency_key_in_use',
      'Keys for idempotent requests can only be used with the same parameters.',
      'idempotency_error',
    );
  }
  if (known) {
    reply.header('idempotent-replayed', 'true');
    return known.body as object;
  }
  const answer = work(body);
  store.put('answers', { id: key, asked, status: 200, body: answer });
  return answer;
}
