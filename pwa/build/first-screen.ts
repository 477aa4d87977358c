import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { FIRST_PAGES } from '../src/ssr/first-pages.ts';

/** What the code of the shop’s first picture may weigh: entry and home page, JavaScript, brotli, without the headers that Lighthouse counts with it (docs/performance.md). */
const MAX_KB = 122;

/** The entry, and what it opens. */
const APP = /\/src\/(?:entry\.ts|main\.tsx)$/;
const HOME = /\/HomePage\.tsx$/;
/** The pages that visitors come in by: the server's HTML has all that their first screen needs. */
const LANDINGS = new RegExp(`/(?:${FIRST_PAGES.join('|')})\\.tsx$`);
/** What asks the server and keeps the answers: loaded when somebody does something. */
const LATER = /\/node_modules\/(?:zod|ky|dexie)\//;

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/**
 * Prints the weight of the scripts of the entry and the home page, and warns when it grows beyond the limit. Refuses a build in which
 * the first screen of a page brings along what only the next one needs.
 */
export function weighFirstScreen(): Plugin {
  return {
    name: 'jhola-first-screen',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const standingOn = (module: RegExp) => {
        const roots = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => APP.test(id) || module.test(id)),
        );
        return withImports(roots, chunks);
      };
      const early = [...standingOn(LANDINGS)]
        .flatMap(({ moduleIds }) => moduleIds)
        .find((id) => LATER.test(id));
      if (early)
        this.error(`A page that visitors come in by imports ${early}: have it loaded later, by import().`);
      const home = standingOn(HOME);
      const bytes = [...home].map(
        ({ fileName }) => brotliCompressSync(readFileSync(join(dir ?? '', fileName))).length,
      );
      const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
      const words = `first screen: ${kilobytes.toFixed(1)} kB of script (brotli) in ${home.size} files`;
      if (kilobytes > MAX_KB) this.warn(`${words}, over its ${MAX_KB} kB`);
      else this.environment.logger.info(words);
    },
  };
}

/** Some chunks, with those that are loaded with them. */
function withImports(roots: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  roots.forEach(visit);
  return found;
}
