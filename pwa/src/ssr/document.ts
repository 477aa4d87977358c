import type { RendererSetup } from '@jhola/shared/contracts/server-rendering.contract';
import { iconLinks } from '#head/icon-links.ts';
import {
  COVERED_ATTRIBUTE,
  FIRST_DATA_ID,
  FIRST_SCREEN_ID,
  LATER,
  LATER_STYLES,
} from '../data/db/document-names';
import { FIRST_PAGES } from './first-pages';

/** The parts of a page's first document. */
export interface DocumentParts {
  /** The tags of the page's head, as HTML. */
  readonly head: string;
  /** The markup of the first screen. */
  readonly screen: string;
  /** The first data as JSON that can stand in a script element. */
  readonly data: string;
  /** BCP 47. */
  readonly lang: string;
  /** The page's module below `src/pages/`. */
  readonly source: string;
  /** The style sheet of the owner's colours, where there are any. */
  readonly colours: string | undefined;
  /** The shop's logo, as in its settings. */
  readonly logo: string;
  /** A module whose files are wanted too, such as the texts of the language. */
  readonly also: readonly string[];
}

/** The script that runs before the first paint. */
const RECORDER = 'src/record-actions.ts';

/** The parts that all documents share. */
type DocumentSetup = Pick<RendererSetup, 'template' | 'manifest'>;

/** Opens the built index.html for being filled. @throws Error when it lacks a placeholder or a file */
export function openDocument(setup: DocumentSetup): (parts: DocumentParts) => string {
  const bare = calm(setup.template).replace(/\s*<(\w+)[^>]*\sdata-server-head[^>]*>(?:[^<]*<\/\1>)?/g, '');
  const [beforeHead, afterHead] = cut(bare, '<!--first-head-->');
  const [beforeScreen, afterScreen] = cut(afterHead, '<div id="root"></div>');
  const beforeFirstPage = withoutLaterStyles(beforeScreen);
  const files = filesOf(setup);
  const recorder = recorderOf(setup);
  return ({ head, screen, data, lang, colours, logo, source, also }) => {
    const links = [`src/pages/${source}.tsx`, ...also].flatMap(files);
    const withStyles = FIRST_PAGES.includes(source) ? beforeFirstPage : beforeScreen;
    const withColours = colours
      ? withStyles.replace('</head>', `<link rel="stylesheet" href="${colours}" data-brand></head>`)
      : withStyles;
    return [
      beforeHead.replace(/<html lang="[^"]*"/, `<html lang="${lang}"`),
      recorder,
      head,
      ...new Set(links),
      logo ? withIconsOf(withColours, logo) : withColours,
      `<div id="${FIRST_SCREEN_ID}">${asleep(screen)}</div>`,
      `<div id="root" ${COVERED_ATTRIBUTE} aria-hidden="true"></div>`,
      `<script type="application/json" id="${FIRST_DATA_ID}">${data}</script>`,
      afterScreen,
    ].join('');
  };
}

/** Its screen needs none of them: the entry fetches them once it is painted. */
const withoutLaterStyles = (head: string): string =>
  head.replace(new RegExp(`<link rel="stylesheet"(?=[^>]* ${LATER_STYLES})`), `<link rel="${LATER}"`);

function withIconsOf(head: string, logo: string): string {
  const own = iconLinks(logo).map(({ rel, href }) => `<link rel="${rel}" href="${href}">`);
  return own.join('') + head.replace(/\s*<link rel="(?:apple-touch-)?icon"[^>]*>/g, '');
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`index.html has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The first screen is whole without code: its pictures come first. The entry has the code fetched once it is painted (`entry`). */
function calm(template: string): string {
  return template
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/**
 * Links work before the app is there; what is done to buttons and lists, ticked, or typed into the search is kept for it.
 * Other fields do not work yet, and say so without looking otherwise.
 */
function asleep(markup: string): string {
  return markup.replace(
    /<(input|textarea)(?=[\s>])(?![^>]*\s(?:role="combobox"|type="(?:checkbox|radio)"))/g,
    '<$1 aria-disabled="true" readonly=""',
  );
}

/**
 * The script that keeps what is done before the app is there. It comes along with the styles, and nothing is painted before
 * it runs; it does not hold up reading the document.
 */
function recorderOf({ manifest }: DocumentSetup): string {
  const file = manifest[RECORDER]?.file;
  if (!file) throw new Error(`There is no ${RECORDER}`);
  return `<script type="module" async blocking="render" fetchpriority="high" src="/${file}"></script>`;
}

/** Tags for the files of a module beyond those index.html has: its own styles, and its code in the background. */
function filesOf({ template, manifest }: DocumentSetup): (module: string) => string[] {
  return (module) => {
    const chunks = new Set<string>();
    gather(manifest, module, chunks);
    const code = [...chunks]
      .map((name) => manifest[name]?.file)
      .filter((file) => file !== undefined && !template.includes(file))
      .map((file) => `<link rel="${LATER}" href="/${file}">`);
    const styles = (manifest[module]?.assets ?? [])
      .filter((asset) => asset.endsWith('.css'))
      .map((asset) => `<link rel="stylesheet" href="/${asset}">`);
    return [...styles, ...code];
  };
}

function gather(manifest: RendererSetup['manifest'], name: string, into: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || into.has(name)) return;
  into.add(name);
  for (const other of chunk.imports ?? []) gather(manifest, other, into);
}
