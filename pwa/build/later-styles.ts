import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { LATER_STYLES } from '../src/data/db/document-names.ts';
import { FIRST_PAGES } from '../src/ssr/first-pages.ts';

/** What is opened for every page, and the first pages: styles that no module behind them imports come later. */
const EARLY = ['/src/main.tsx', ...FIRST_PAGES.map((page) => `/src/pages/${page}.tsx`)];
const MODULE = /\.module\.css$/;
/** How a class of a module is called in the build: its own name, a hash of the module, and a line. */
const SCOPED = /_[\w-]+?_([\w-]{5})_\d+/g;
const LINK = /<link rel="stylesheet"([^>]*)href="\/(assets\/style-[^"]+\.css)">/;

/**
 * Takes the styles that the first pages have no use for into a file of their own: a visitor does not wait for them. In index.html it stands
 * behind the other; the server's HTML of a first page leaves it to the entry (`ssr/document`).
 */
export function splitLaterStyles(): Plugin {
  return {
    name: 'jhola-later-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html.');
        const html = String(page.source);
        const [link = '', attributes = '', file = ''] = LINK.exec(html) ?? [];
        const all = bundle[file];
        if (all?.type !== 'asset') return this.error('index.html has no link to the shop’s styles.');

        const modules = [...this.getModuleIds()];
        const isEarly = (id: string) => EARLY.some((early) => id.endsWith(early));
        const entries = modules.filter((id) => this.getModuleInfo(id)?.isEntry || isEarly(id));
        const early = reachable(entries, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        const hashes = modules
          .filter((id) => MODULE.test(id) && !early.has(id))
          .flatMap((id) => hashesIn(this.getModuleInfo(id)?.code ?? ''));
        if (hashes.length === 0) return this.error('There are no styles for later.');

        const { first, later } = split(String(all.source), new Set(hashes));
        // Each is named by what is in it: browsers keep a file of a name for ever, and what comes later may change alone.
        const named = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }));
        const [firstFile, laterFile] = [named('first.css', first), named('later.css', later)];
        const linked = (address: string, more = '') =>
          `<link rel="stylesheet"${attributes}href="/${address}"${more}>`;
        page.source = html.replace(
          link,
          `${linked(firstFile)}\n    ${linked(laterFile, ` ${LATER_STYLES}`)}`,
        );
        delete bundle[file];
        this.environment.logger.info(
          `styles: ${inKilobytes(first)} of the first pages, ${inKilobytes(later)} later`,
        );
      },
    },
  };
}

const inKilobytes = (styles: string): string => `${(styles.length / 1000).toFixed(0)} kB`;

function reachable(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  // It grows while it is walked.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

const hashesIn = (text: string): string[] => [...text.matchAll(SCOPED)].map(([, hash = '']) => hash);

/**
 * Both parts of a style sheet, each in its order.
 * @param hashes those of the modules whose rules come later
 */
function split(
  styles: string,
  hashes: ReadonlySet<string>,
): { readonly first: string; readonly later: string } {
  const isLater = (node: Rule | AtRule) =>
    hashesIn(node.type === 'rule' ? node.selector : node.params).some((hash) => hashes.has(hash));
  const only = (wanted: (node: Rule | AtRule) => boolean): string => {
    const part = postcss.parse(styles);
    part.walk((node) => {
      const isWhole = node.type === 'rule' ? !isFrame(node) : node.type === 'atrule' && isWholeRule(node);
      if (isWhole && !wanted(node as Rule | AtRule)) node.remove();
    });
    removeEmpty(part);
    return part.toString();
  };
  return { first: only((node) => !isLater(node)), later: only(isLater) };
}

/** Whether it stays or goes as a whole: `@keyframes` and what has no rules in it; in others each rule does. */
const isWholeRule = ({ name, nodes }: AtRule): boolean => /keyframes$|^font-face$/.test(name) || !nodes;

/** A frame of an animation, which goes with it. */
const isFrame = ({ parent }: Rule): boolean => parent?.type === 'atrule' && isWholeRule(parent as AtRule);

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes || isWholeRule(node)) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
