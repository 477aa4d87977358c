import type { FastifyInstance, FastifyReply } from 'fastify';
import { onlyWithin } from '#platform/auth/from-this-computer.js';
import type { Reach } from '#platform/config/demo-mode.js';
import type { CardSimulator } from './card-simulator.js';
import { readForm } from './form-body.js';
import { RefusedCall } from './refused-call.js';
import { type PageNote, simulatorPage, simulatorStyle } from './simulator-page.js';
import { simulatorPaths } from './simulator-paths.js';

interface Page {
  readonly Params: { readonly sessionId: string };
  readonly Body: string;
}

/** Serves the pages for paying with play money; they do not exist for clients outside their reach. */
export async function serveSimulatorPages(
  server: FastifyInstance,
  simulator: CardSimulator,
  reach: Reach,
  shopName: () => Promise<string>,
): Promise<void> {
  const show = async (reply: FastifyReply, sessionId: string, note?: PageNote): Promise<FastifyReply> => {
    const session = simulator.store.get('sessions', sessionId) && simulator.session(sessionId);
    if (!session) {
      reply.callNotFound();
      return reply;
    }
    const said = note ?? (session.status === 'open' ? undefined : 'closed');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(simulatorPage(await shopName(), session, said));
  };
  await server.register(async (pages) => {
    pages.addHook('onRequest', onlyWithin(reach));
    // A form of a page; the shop itself parses no forms.
    pages.removeContentTypeParser('application/x-www-form-urlencoded');
    pages.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    pages.get(simulatorPaths.style, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(simulatorStyle),
    );
    pages.get<Page>(simulatorPaths.page, ({ params }, reply) => show(reply, params.sessionId));
    pages.post<Page>(simulatorPaths.page, ({ params: { sessionId }, body }, reply) => {
      const action = readForm(body ?? '').do;
      if (action === 'decline') return show(reply, sessionId, 'declined');
      if (action !== 'pay' && action !== 'pay-and-close') return show(reply, sessionId);
      try {
        const { success_url } = simulator.pay(sessionId);
        if (action === 'pay') return reply.redirect(success_url, 303);
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
        return show(reply, sessionId, 'closed');
      }
      return show(reply, sessionId, 'paid');
    });
  });
}
