import type { RendererSetup } from '@jhola/shared/contracts/first-html.contract';

/** The parts of a page's first document. */
export interface DocumentParts {
  /** The tags of the page's head, as HTML. */
  readonly head: string;
  /** The markup of the first screen. */
  readonly screen: string;
  /** The first data as JSON that can stand in a script element. */
  readonly data: string | undefined;
  /** BCP 47. */
  readonly lang: string;
  /** The page's module below `src/pages/`. */
  readonly source: string;
  /** A module whose files are wanted too, such as the texts of the language. */
  readonly also: readonly string[];
}

/** Opens the built index.html for being filled. @throws Error when it lacks a place that is filled */
export function openDocument({ template, manifest }: RendererSetup): (parts: DocumentParts) => string {
  const bare = template.replace(/\s*<(\w+)[^>]*\sdata-server-head[^>]*>(?:[^<]*<\/\1>)?/g, '');
  const [beforeHead, afterHead] = cut(bare, '<!--first-head-->');
  const [beforeScreen, afterScreen] = cut(afterHead, '<div id="root"></div>');
  const files = filesOf(manifest);
  return ({ head, screen, data, lang, source, also }) => {
    const links = [`src/pages/${source}.tsx`, ...also].flatMap(files);
    return [
      beforeHead.replace(/<html lang="[^"]*"/, `<html lang="${lang}"`),
      head,
      ...new Set(links),
      beforeScreen,
      `<div id="first-screen">${asleep(screen)}</div>`,
      '<div id="root" aria-hidden="true" inert></div>',
      data === undefined ? '' : `<script type="application/json" id="first-data">${data}</script>`,
      afterScreen,
    ].join('');
  };
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`index.html has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** Links work before the app is there; buttons and fields do not yet, and say so without looking otherwise. */
function asleep(markup: string): string {
  return markup
    .replace(/<(button|select)(?=[\s>])/g, '<$1 aria-disabled="true"')
    .replace(/<(input|textarea)(?=[\s>])/g, '<$1 aria-disabled="true" readonly=""');
}

/** Tags for the files of a module beyond those index.html has: styles at once, code in the background. */
function filesOf(manifest: RendererSetup['manifest']): (module: string) => string[] {
  const entry = new Set<string>();
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) gather(manifest, name, entry);
  return (module) => {
    const chunks = new Set<string>();
    gather(manifest, module, chunks);
    const own = [...chunks].filter((name) => !entry.has(name)).map((name) => manifest[name]);
    return [
      ...own.flatMap((chunk) => chunk?.css ?? []).map((css) => `<link rel="stylesheet" href="/${css}">`),
      ...own.map((chunk) => `<link rel="modulepreload" href="/${chunk?.file}">`),
    ];
  };
}

function gather(manifest: RendererSetup['manifest'], name: string, into: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || into.has(name)) return;
  into.add(name);
  for (const other of chunk.imports ?? []) gather(manifest, other, into);
}
