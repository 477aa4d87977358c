const { transformSync } = require('@swc/core');

const NEEDS_COMPILING = /^\s*(import|export)\b|\bimport\s*\(|\bimport\.meta\b/m;

/** Turns dependencies that are ES modules, or call import(), into CommonJS; passes all others through untouched. */
module.exports = {
  process(source, filename) {
    if (!NEEDS_COMPILING.test(source)) return { code: source };
    const { code, map } = transformSync(source, {
      filename,
      sourceMaps: true,
      swcrc: false,
      configFile: false,
      jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
      module: { type: 'commonjs' },
    });
    return { code, map };
  },
};
