import type { ManifestChunk, Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';
const PAGE = /\/(src\/pages\/.+Page\.tsx)$/;

/**
 * Says in the manifest in which chunk each page is: Vite names the modules of chunks of their own alone, and the server could not have
 * the code of the others fetched beside the app's.
 */
export function namePageChunks(): Plugin {
  return {
    name: 'jhola-page-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') throw new Error('The build has written no manifest.');
        const manifest = JSON.parse(String(asset.source)) as Record<string, ManifestChunk>;
        const nameOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            const page = PAGE.exec(id)?.[1];
            const own = nameOf.get(chunk.fileName);
            if (page && own) manifest[page] ??= { ...manifest[own], file: chunk.fileName };
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
