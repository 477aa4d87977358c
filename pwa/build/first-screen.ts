import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the first picture of the shop may weigh: entry and home page, JavaScript and CSS, brotli (toolchain: 141 kB). */
const MAX_KB = 150;

/** What the entry opens. */
const FIRST = /\/src\/main\.tsx$|\/HomePage\.tsx$/;

/** All styles but those of the Hindi letters, which come to who reads Hindi. */
const FIRST_STYLES = /^(?!.*devanagari).*\.css$/;

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Prints the weight of the entry and the home page, and warns when it grows beyond the limit. */
export function weighFirstScreen(): Plugin {
  return {
    name: 'jhola-first-screen',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const chunks = new Map<string, Chunk>();
      const roots: string[] = [];
      const styles: string[] = [];
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && FIRST_STYLES.test(output.fileName)) styles.push(output.fileName);
        if (output.type !== 'chunk') continue;
        chunks.set(output.fileName, { fileName: output.fileName, imports: output.imports });
        if (output.isEntry || output.moduleIds.some((id) => FIRST.test(id))) roots.push(output.fileName);
      }
      const files = new Set([...filesOf(roots, chunks), ...styles]);
      const bytes = [...files].map((file) => brotliCompressSync(readFileSync(join(dir ?? '', file))).length);
      const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
      const words = `first screen: ${kilobytes.toFixed(1)} kB brotli in ${files.size} files`;
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
