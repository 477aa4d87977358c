import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'rolldown';

/**
 * Packages that find files of their own beside themselves: compiled code, typefaces, a thread's script. All others, the shop's
 * own modules included, become a few scripts: Node.js starts them in half the time that thousands of files take.
 */
const ownFiles = ['@node-rs/argon2', 'lmdb', 'msgpackr', 'pdfkit', 'pino', 'sharp', 'swagger-ui-dist'];

/** What Nest.js looks for only where a shop asks it to; this one does not, and serves its files itself. */
const unused = [
  '@fastify/static',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  'class-transformer',
  'class-validator',
];

/**
 * Has V8 compile a CommonJS module when it is loaded: an arrow function it only skims first, and then reads all of it again to call
 * it. That is a twelfth of the processor time of a start.
 */
const compiledOnce = {
  name: 'compiled once',
  /** @param {string} code */
  renderChunk: (code) =>
    code.replaceAll(/__commonJSMin\(\(\(([\w$, ]*)\) => \{$/gm, '__commonJSMin((function ($1) {'),
};

/**
 * V8 keeps a script in memory as it is read, two bytes a character where a single one is not Latin: ten megabytes of a shop's
 * memory. Written as `\uXXXX` it means the same in texts and patterns, the only places where such characters stand.
 */
const latin = {
  name: 'latin',
  /** @param {unknown} _ @param {import('rolldown').OutputBundle} files */
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inLatin(file.code);
  },
};

/** @param {string} code */
const inLatin = (code) =>
  code.replaceAll(
    /(\\*)([^\0-\xff])/g,
    (_, /** @type {string} */ before, /** @type {string} */ character) => {
      // One that is escaped already means itself.
      const kept = before.length % 2 === 0 ? before : before.slice(1);
      return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    },
  );

const compiled = join(import.meta.dirname, 'dist');
const commands = readdirSync(join(compiled, 'cli')).filter((file) => file.endsWith('.js'));

export default defineConfig({
  input: {
    main: join(compiled, 'main.js'),
    // the thread of the embedded database, which looks for it beside itself
    worker: join(import.meta.dirname, 'embedded-mongo', 'dist', 'worker.js'),
    ...Object.fromEntries(commands.map((file) => [basename(file, '.js'), join(compiled, 'cli', file)])),
  },
  platform: 'node',
  plugins: [compiledOnce, latin],
  external: (id) => [...ownFiles, ...unused].some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: join(compiled, 'shop'),
    cleanDir: true,
    // errors and Nest.js name classes
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
