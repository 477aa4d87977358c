/**
 * Nest is ES modules only and Jest runs CommonJS: our code is compiled by swc, and so are those dependencies that are
 * ES modules or call import() (jest.dependencies.cjs leaves all others as they are).
 */
const common = {
  rootDir: __dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'], '^#(.*)\\.js$': '<rootDir>/src/$1' },
  transformIgnorePatterns: [],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.m?js$': '<rootDir>/jest.dependencies.cjs',
  },
};

/** What HTTP tests load that is large: once for each worker, not for each file (jest.http-environment.cjs). */
const ofTheWorker = [
  'bson',
  'csv-parse',
  'fast-check',
  'fastify',
  'jose',
  'mongodb',
  'mongoose',
  'postal-mime',
  'sharp',
  'smtp-server',
  'socket.io-client',
  'stripe',
  'zod',
];

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'http',
      testMatch: ['<rootDir>/e2e/**/*.e2e-spec.ts'],
      testEnvironment: '<rootDir>/jest.http-environment.cjs',
      transform: {
        [`/(node_modules/(${ofTheWorker.join('|')})|shared/dist)/.*\\.[cm]?js$`]:
          '<rootDir>/jest.http-dependencies.cjs',
        '/(test-doubles/src/.*|e2e/harness/card-provider)\\.ts$': '<rootDir>/jest.http-dependencies.cjs',
        ...common.transform,
      },
      globalSetup: '<rootDir>/e2e/shared-shops/set-up.ts',
      globalTeardown: '<rootDir>/e2e/shared-shops/tear-down.ts',
    },
  ],
  testSequencer: '<rootDir>/jest.longest-first.cjs',
  // Each worker of the HTTP tests has shops beside it; more of them at once only wait for each other.
  maxWorkers: 2,
  // Patient enough for a machine that others use too: a test waits for states, and how long they take proves nothing.
  testTimeout: 120_000,
};
