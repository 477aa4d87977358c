import type { CatalogueReader, FirstHtml, OpenRenderer } from '@jhola/shared/contracts/first-html.contract';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { HeadTags, inScript } from '../app/head/HeadTags';
import type { PageFacts } from '../app/head/page-facts';
import { learnt } from '../app/language/choose-language';
import type { PageRoute } from '../app/routing/page-source';
import { routes } from '../app/routing/routes';
import { chosenLanguage, type Language, languages } from '../language/languages';
import type { FirstData } from '../store/first-data';
import { openDocument } from './document';
import { FirstScreen } from './FirstScreen';
import { needs, nothing, type Place, same } from './needs';

const notFound = routeOf('not-found/NotFoundPage');
/** The chunk of the Hindi texts, in the manifest. */
const HINDI = 'src/app/language/hindi.ts';

interface Question extends Place {
  readonly url: string;
  readonly route: PageRoute;
  readonly language: Language;
}

/** Opens the web app's server half: it makes each route's first HTML, the same way the app will show it. */
export const openRenderer: OpenRenderer = (setup) => {
  const write = openDocument(setup);

  async function answer(question: Question, reader: CatalogueReader): Promise<FirstHtml> {
    const { url, route, language } = question;
    const [found, categories, subcategories, spoken] = await Promise.all([
      (needs[route.source] ?? same).read(reader, question),
      reader.categories(),
      reader.subcategories(),
      learnt(language),
      route.load(),
      notFound.load(),
    ]);
    const brought = found ?? nothing;
    const data: FirstData = {
      ...brought,
      categories,
      subcategories,
      pulled: ['categories', ...brought.pulled],
      signIn: setup.signIn,
    };
    const { tag } = languages[language];
    let facts: PageFacts = { title: shopIdentity.name };
    const head = {
      origin: setup.origin,
      tell: (told: PageFacts) => {
        facts = told;
      },
    };
    const screen = renderToString(
      <FirstScreen
        url={url}
        spoken={spoken}
        data={data}
        instead={found ? undefined : notFound}
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
            locale={tag.replace('-', '_')}
            mark={{ 'data-server-head': '' }}
          />,
        ),
        screen,
        data: inScript(data),
        lang: tag,
        source: route.source,
        also: language === 'hi' ? [HINDI] : [],
      }),
    };
  }

  return {
    ask(url, cookies) {
      const question = understood(url, chosenLanguage(cookies), setup.origin);
      const { route, language } = question;
      const key = (needs[route.source] ?? same).key?.(question);
      return {
        key: key === undefined ? undefined : `${language}/${route.source}/${key}`,
        answer: (reader) => answer(question, reader),
      };
    },
  };
};

/** Which route an address means, by the app's own rules. */
function understood(url: string, language: Language, origin: string): Question {
  const { pathname, searchParams: query } = new URL(url, origin);
  const [match] = matchRoutes([...routes], pathname) ?? [];
  return { url, language, route: match?.route ?? notFound, params: match?.params ?? {}, query };
}

function routeOf(source: string): PageRoute {
  const found = routes.find((route) => route.source === source);
  if (!found) throw new Error(`No route shows ${source}`);
  return found;
}
