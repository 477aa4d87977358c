const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, sep } = require('node:path');
const { transformSync } = require('@swc/core');

const folder = join(__dirname, 'test-doubles', 'src') + sep;
const relativeImport = /require\("(\.{1,2}\/[^"]+)\.js"\)/g;

/** Lets this process load the TypeScript of test-doubles by require(), as Jest's own transform compiles it. */
exports.compileTestDoubles = () => {
  const others = Module._extensions['.ts'] ?? Module._extensions['.js'];
  Module._extensions['.ts'] = (module, filename) => {
    if (!filename.startsWith(folder)) return others(module, filename);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      sourceMaps: 'inline',
      swcrc: false,
      configFile: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    module._compile(code.replaceAll(relativeImport, 'require("$1.ts")'), filename);
  };
};
