import type {
  CatalogueReader,
  OpenRenderer,
  ServerRendering,
} from '@jhola/shared/contracts/server-rendering.contract';
import { deliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { brandStylesPath } from '@jhola/shared/identity/brand-colours';
import { chosenLanguage, type Language } from '@jhola/shared/languages/chosen-language';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { HeadTags, inScript } from '#head/HeadTags.tsx';
import type { PageFacts } from '#head/page-facts.ts';
import { learnt } from '#language/choose-language.ts';
import type { PageRoute } from '../app/routing/page-source';
import { routes } from '../app/routing/routes';
import type { FirstData } from '../data/db/first-data';
import { shopIn } from '../data/queries/use-shop-settings';
import { languages } from '../i18n/languages';
import { openDocument } from './document';
import { FirstScreen } from './FirstScreen';
import { loaders, nothing, type RouteMatch, same } from './loaders';
import { canonicalPath, requestedPath } from './requested-path';

/** The path rendered for addresses that no route has. */
const NOWHERE = '/not-found';
const notFound = routeOf('not-found/NotFoundPage');
/** The chunk of the Hindi texts, in the manifest. */
const HINDI = 'src/language/hindi.ts';
/** The chunk that knows their letters. */
const DEVANAGARI = 'src/language/devanagari.ts';

interface Question extends RouteMatch {
  /** The one path this address has; undefined when no page has it. */
  readonly path: string | undefined;
  readonly route: PageRoute;
  readonly language: Language;
}

/** Opens the web app's server half, which renders the HTML of each route from the app's own components. */
export const openRenderer: OpenRenderer = (setup) => {
  const write = openDocument(setup);

  async function answer(question: Question, reader: CatalogueReader): Promise<ServerRendering> {
    const { route, language } = question;
    const loader = loaders[route.source] ?? same;
    const [found, shop, { areas }, categories, subcategories, locale] = await Promise.all([
      loader.read(reader, question),
      reader.shop(),
      reader.deliveryAreas(),
      reader.categories(),
      reader.subcategories(),
      learnt(language),
      route.load(),
      notFound.load(),
    ]);
    const brought = found ?? nothing;
    const data: FirstData = {
      ...brought,
      shop,
      delivery: deliveryOffer(areas),
      categories,
      subcategories,
      pulled: ['categories', ...brought.pulled],
      signIn: setup.signIn,
      demo: setup.demo,
    };
    const { tag } = languages[language];
    // The markup may depend on nothing of the address but what is in the cache key, since others get the same answer.
    const path = found ? (loader.path?.(question, data) ?? question.path) : undefined;
    let facts: PageFacts = { title: shop.name };
    const head = {
      origin: setup.origin,
      report: (reported: PageFacts) => {
        facts = reported;
      },
    };
    const screen = renderToString(
      <FirstScreen
        location={withQuery(path ?? NOWHERE, question.query)}
        locale={locale}
        data={data}
        fallback={found ? undefined : notFound}
        head={head}
      />,
    );
    return {
      status: found ? 200 : 404,
      html: write({
        head: renderToStaticMarkup(
          <HeadTags
            {...facts}
            noIndex={facts.noIndex || !found}
            origin={setup.origin}
            shop={shopIn(shop, language)}
            locale={tag.replace('-', '_')}
            mark={{ 'data-server-head': '' }}
          />,
        ),
        screen,
        data: inScript(data),
        lang: tag,
        colours: shop.colours ? brandStylesPath(shop.colours) : undefined,
        logo: shop.logo,
        source: route.source,
        also: language === 'hi' ? [HINDI, DEVANAGARI] : [],
      }),
    };
  }

  return {
    ask(url, cookies) {
      const question = understood(url, chosenLanguage(cookies));
      const { route, language } = question;
      const key = (loaders[route.source] ?? same).key?.(question);
      return {
        path: question.path,
        key: key === undefined ? undefined : `${language}/${route.source}/${key}`,
        answer: (reader) => answer(question, reader),
      };
    },
  };
};

/** Which route an address means, by the app's own rules. */
function understood(url: string, language: Language): Question {
  const [target = ''] = url.split('#', 1);
  const [sent = '', search = ''] = target.split(/\?(.*)/s, 2);
  const requested = requestedPath(sent);
  const [match] = (requested && matchRoutes([...routes], `/${requested.sent.join('/')}`)) ?? [];
  const route = match?.route ?? notFound;
  return {
    path: requested && route !== notFound ? canonicalPath(route.path, requested) : undefined,
    language,
    route,
    params: match?.params ?? {},
    query: new URLSearchParams(loaders[route.source]?.query?.(new URLSearchParams(search))),
  };
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

function routeOf(source: string): PageRoute {
  const found = routes.find((route) => route.source === source);
  if (!found) throw new Error(`No route shows ${source}`);
  return found;
}
