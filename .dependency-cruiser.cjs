// The boundaries of docs/architecture.md, each rule named after what it keeps. api/launch/boundaries.spec.mjs proves that
// every rule bites; add a violation there with each new rule.

/** A package by name, found or not (an SDK that is not installed must not slip through). */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const tests = '\\.(spec|e2e|e2e-spec)\\.tsx?$|(^|/)e2e/';
const testData = '^pwa/src/(test-data/|.*/(an?-[^/]+|signs-in)\\.ts$)';
const sharedCode = '^shared/(src|dist)/';
const inShared = (folder) => `^shared/(src|dist)/${folder}/`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // 1. what both sides agree on stands on nothing else
    rule(
      'shared-imports-only-zod',
      'shared imports zod, and itself',
      { path: '^shared/src/', pathNot: tests },
      { pathNot: [sharedCode, packages('zod')] },
    ),
    rule(
      'contracts-import-no-domain',
      'a contract describes, it does not decide',
      { path: inShared('contracts') },
      { path: inShared('domain') },
    ),

    // 2. two sides
    rule(
      'pwa-imports-no-api',
      'they meet in shared',
      { path: '^pwa/src/' },
      { path: '^api/|node_modules/@jhola/api/' },
    ),
    rule(
      'api-imports-no-pwa',
      'they meet in shared',
      { path: '^api/src/' },
      { path: '^pwa/|node_modules/@jhola/pwa/' },
    ),

    // 3. the web app's rooms
    rule(
      'pwa-feature-imports-no-feature',
      'pages compose features',
      { path: '^pwa/src/features/([^/]+)/' },
      { path: '^pwa/src/features/', pathNot: '^pwa/src/features/$1/' },
    ),
    rule(
      'pwa-feature-imports-no-page',
      'pages compose features, not the reverse',
      { path: '^pwa/src/(features|ui)/' },
      { path: '^pwa/src/pages/' },
    ),
    rule(
      'pages-import-no-app',
      'the app has pages, not the reverse; what both need stands below',
      { path: '^pwa/src/(pages|language|head|features)/', pathNot: tests },
      { path: '^pwa/src/app/' },
    ),
    rule(
      'ui-imports-nothing-of-the-shop',
      'building blocks know nothing of the shop; how rupees are written and pictures are called is no secret of it',
      { path: '^pwa/src/ui/' },
      { path: '^(pwa/src|shared|api)/', pathNot: ['^pwa/src/ui/', inShared('domain/(money|pictures)')] },
    ),

    // 4. one way through the web app
    rule(
      'components-import-no-data-source',
      'components ask hooks and commands; the shape of a row they may name; useMutation, useCategories, useShopSettings, useShopPage and use-delivery serve all features',
      { path: '^pwa/src/(features/[^/]+/components|pages|ui)/', pathNot: tests },
      {
        path: '^pwa/src/data/',
        pathNot:
          '^pwa/src/data/(db/rows|queries/use-(mutation|categories|shop-settings|shop-page|delivery))\\.ts$',
      },
    ),
    rule(
      'ky-only-in-data-api',
      'the only place that speaks HTTP',
      { path: '^pwa/src/', pathNot: '^pwa/src/data/api/' },
      { path: packages('ky') },
    ),
    rule(
      'dexie-only-in-data-hooks-commands',
      'data, hooks and commands',
      {
        path: '^pwa/src/',
        pathNot: `^pwa/src/data/|^pwa/src/features/[^/]+/(hooks|commands)/|${tests}`,
      },
      { path: packages('dexie', 'dexie-react-hooks') },
    ),

    // 5. one way through the API
    rule(
      'controllers-import-no-model',
      'controllers translate, services decide',
      { path: '^api/src/.*\\.controller\\.ts$' },
      { path: '\\.model\\.ts$|/models/' },
    ),
    // the services of a feature are all its classes that decide, whatever their file is called; the pure type of a
    // session may be named anywhere
    rule(
      'mongoose-only-in-models-and-services',
      'and in platform/database',
      {
        path: ['^api/src/(?!features/)', '\\.(controller|gateway|module)\\.ts$'],
        pathNot: `/models/|\\.(model|service)\\.ts$|^api/src/platform/database/|${tests}`,
      },
      { path: packages('mongoose'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'nest-mongoose-only-in-models-services-modules',
      'the same door, by its Nest name; modules register models',
      {
        path: ['^api/src/(?!features/)', '\\.(controller|gateway)\\.ts$'],
        pathNot: `/models/|\\.(model|service|module)\\.ts$|^api/src/platform/database/|${tests}`,
      },
      { path: packages('@nestjs/mongoose') },
    ),
    // Nest itself refuses to start when a service is used that its module does not export; these two it cannot see
    rule(
      'api-feature-keeps-its-models',
      'another feature is asked through what its module exports',
      { path: '^api/src/features/([^/]+)/', pathNot: tests },
      { path: ['^api/src/features/.*/models/', '\\.controller\\.ts$'], pathNot: '^api/src/features/$1/' },
    ),
    rule(
      'embedded-database-only-by-its-start',
      'everything else connects by URI',
      { path: '^api/src/', pathNot: '^api/src/(platform/(database|logging)|cli|bench)/' },
      { path: '^(api/embedded-mongo/|@jhola/embedded-mongo)' },
    ),
    rule(
      'embedded-database-knows-no-shop',
      'it stores documents, whosever they are',
      { path: '^api/embedded-mongo/src/' },
      { path: '^(api/src|shared|pwa)/|@jhola/shared' },
    ),
    rule(
      'demo-catalogue-knows-no-shop',
      'it is data and drawings; the shop puts it into its collections',
      { path: '^api/demo-catalogue/src/', pathNot: tests },
      { path: '^(api/(src|embedded-mongo|test-doubles)|shared|pwa)/|@jhola/' },
    ),
    rule(
      'features-import-no-demo',
      'a shop without a demo is whole',
      { path: '^api/src/(features|integrations|platform)/' },
      { path: '^api/(src/demo|demo-catalogue)/|@jhola/demo-catalogue' },
    ),
    rule(
      'test-doubles-know-no-sources',
      'they meet the shop at its front door, as its visitors and its vendors do',
      { path: '^api/test-doubles/src/' },
      {
        path: '^(api/(src|demo-catalogue|embedded-mongo)|pwa)/|@jhola/(api|demo-catalogue|embedded-mongo|pwa)',
      },
    ),
    rule(
      'shop-imports-no-test-doubles',
      'they are for tests',
      { path: '^(shared|api|api/(demo-catalogue|embedded-mongo)|pwa)/src/' },
      { path: '^api/test-doubles/|@jhola/test-doubles' },
    ),

    // 6. vendors
    rule(
      'vendor-sdks-only-in-integrations',
      'the only places that know a vendor',
      { path: '^(api|shared)/src/', pathNot: '^api/src/integrations/' },
      { path: packages('stripe', 'web-push', 'nodemailer', 'jose', 'google-auth-library', '@aws-sdk/[^/]+') },
    ),

    // 7. order
    rule('no-cycles', 'break the circle', {}, { circular: true }),
    // Not yet: records, wire and transactions of the embedded database.
    {
      ...rule(
        'no-cycles-between-folders',
        'of two folders beside each other, one stands on the other',
        {
          path: '^(shared|api|api/demo-catalogue|api/test-doubles|pwa)/src/',
        },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'no-barrels',
      'subpath exports instead of index files',
      {},
      {
        path: [
          '^(shared|api|api/(demo-catalogue|embedded-mongo|test-doubles)|pwa)/src/index[.]tsx?$',
          '^(shared|api|api/(demo-catalogue|embedded-mongo|test-doubles)|pwa)/src/.*/index[.]tsx?$',
        ],
      },
    ),
    rule(
      'no-test-data-in-the-shop',
      'builders of test data are for specs, and for each other; they stand beside what they build',
      { path: '^pwa/src/', pathNot: [tests, testData] },
      { path: testData },
    ),
    rule('no-import-of-tests', 'tests are leaves', { pathNot: tests }, { path: tests }),
    rule('resolvable', 'an import must exist', { pathNot: tests }, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules|(^|/)dist/' },
    tsPreCompilationDeps: true,
    // a project of its own would pull in only one workspace's paths; none of ours uses path aliases
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
