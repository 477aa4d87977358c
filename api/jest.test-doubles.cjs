const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, sep } = require('node:path');
const { transformSync } = require('@swc/core');

const folder = join(__dirname, 'test-doubles', 'src') + sep;
const cardProvider = join(__dirname, 'e2e', 'harness', 'card-provider.ts');
const relativeImport = /require\("(\.{1,2}\/[^"]+)\.js"\)/g;
const sourceImport = /require\("\.\.\/\.\.\/src\/([^"]+)"\)/g;

/**
 * Lets this process load the TypeScript of test-doubles, and the card provider of HTTP tests, by require(), as Jest's own
 * transform compiles it; what the latter needs of the shop's sources is as `npm run build` has compiled it.
 */
exports.compileTestDoubles = () => {
  const others = Module._extensions['.ts'] ?? Module._extensions['.js'];
  Module._extensions['.ts'] = (module, filename) => {
    if (!filename.startsWith(folder) && filename !== cardProvider) return others(module, filename);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      sourceMaps: 'inline',
      swcrc: false,
      configFile: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    const ours = code
      .replaceAll(sourceImport, 'require("../../dist/$1")')
      .replaceAll(relativeImport, (found, path) =>
        path.includes('/dist/') ? found : `require("${path}.ts")`,
      );
    module._compile(ours, filename);
  };
};
