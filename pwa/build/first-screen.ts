import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the code of the shop's first picture may weigh: entry and home page, JavaScript, brotli. */
const MAX_KB = 130;

/** What the entry opens. */
const FIRST = /\/src\/main\.tsx$|\/HomePage\.tsx$/;

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Prints the weight of the scripts of the entry and the home page, and warns when it grows beyond the limit. */
export function weighFirstScreen(): Plugin {
  return {
    name: 'jhola-first-screen',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const chunks = new Map<string, Chunk>();
      const roots: string[] = [];
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.set(output.fileName, { fileName: output.fileName, imports: output.imports });
        if (output.isEntry || output.moduleIds.some((id) => FIRST.test(id))) roots.push(output.fileName);
      }
      const files = filesOf(roots, chunks);
      const bytes = [...files].map((file) => brotliCompressSync(readFileSync(join(dir ?? '', file))).length);
      const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
      const words = `first screen: ${kilobytes.toFixed(1)} kB of script (brotli) in ${files.size} files`;
      if (kilobytes > MAX_KB) this.warn(`${words}, over its ${MAX_KB} kB`);
      else this.environment.logger.info(words);
    },
  };
}

function filesOf(roots: readonly string[], chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    chunk.imports.forEach(visit);
  };
  roots.forEach(visit);
  return files;
}
