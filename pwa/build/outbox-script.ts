import { build, type Plugin } from 'vite';

/** Where the part of the service worker that sends the outbox stands. */
const FILE = 'service-worker-outbox.js';

/** Builds the part of the service worker that it takes up only when there is something to send. */
export function buildOutboxScript(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'jhola-outbox-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    async writeBundle() {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'src/service-worker/outbox-script.ts',
            output: { format: 'iife', entryFileNames: FILE },
          },
        },
      });
    },
  };
}
