import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { scratchFolder } from './setup/scratch.mjs';

const { forbidden, options } = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));

/** For each rule a file that breaks it, and what it imports to do so. */
const violations = {
  'shared-imports-only-zod': ['shared/src/domain/money/rupees.ts', 'lru-cache'],
  'contracts-import-no-domain': ['shared/src/contracts/bill.contract.ts', '../domain/pricing/bill.js'],
  'pwa-imports-no-api': ['pwa/src/app/server.ts', '../../../api/src/features/cart/cart.service'],
  'api-imports-no-pwa': ['api/src/features/cart/screen.ts', '../../../../pwa/src/pages/home/home'],
  'pwa-feature-imports-no-feature': [
    'pwa/src/features/cart/hooks/use-hearts.ts',
    '../../wishlist/hooks/use-wishlist',
  ],
  'pwa-feature-imports-no-page': ['pwa/src/features/cart/hooks/use-home.ts', '../../../pages/home/home'],
  'pages-import-no-app': ['pwa/src/pages/cart/cart-page.tsx', '../../app/server'],
  'ui-imports-nothing-of-the-shop': ['pwa/src/ui/cart-badge.tsx', '../features/cart/hooks/use-cart'],
  'components-import-no-data-source': [
    'pwa/src/features/cart/components/cart-panel.tsx',
    '../../../data/db/db',
  ],
  'ky-only-in-data-api': ['pwa/src/data/queries/share-fetch.ts', 'ky'],
  'dexie-only-in-data-hooks-commands': [
    'pwa/src/features/cart/components/cart-list.tsx',
    'dexie-react-hooks',
  ],
  'controllers-import-no-model': ['api/src/features/cart/cart.controller.ts', './models/cart-line.model.js'],
  'mongoose-only-in-models-and-services': ['api/src/features/orders/orders.controller.ts', 'mongoose'],
  'nest-mongoose-only-in-models-services-modules': [
    'api/src/features/reviews/reviews.controller.ts',
    '@nestjs/mongoose',
  ],
  'api-feature-keeps-its-models': [
    'api/src/features/orders/orders.service.ts',
    '../cart/models/cart-line.model.js',
  ],
  'embedded-database-only-by-its-start': [
    'api/src/features/orders/fast.ts',
    '../../../embedded-mongo/src/engine.js',
  ],
  'embedded-database-knows-no-shop': [
    'api/embedded-mongo/src/shortcut.ts',
    '../../src/features/cart/models/cart-line.model.js',
  ],
  'demo-catalogue-knows-no-shop': [
    'api/demo-catalogue/src/shortcut.ts',
    '../../src/features/cart/models/cart-line.model.js',
  ],
  'features-import-no-demo': [
    'api/src/features/cart/drawn.ts',
    '../../../demo-catalogue/src/picture-address.js',
  ],
  'test-doubles-know-no-sources': [
    'api/test-doubles/src/shortcut.ts',
    '../../src/features/cart/models/cart-line.model.js',
  ],
  'shop-imports-no-test-doubles': ['api/src/features/cart/played.ts', '../../../test-doubles/src/call.js'],
  'vendor-sdks-only-in-integrations': ['api/src/features/checkout/card.service.ts', 'stripe'],
  'no-cycles-between-folders': ['pwa/src/data/tea/pot.ts', '../milk/jug.js'],
  'no-cycles': ['shared/src/domain/orders/egg.ts', './hen.js'],
  'no-barrels': ['pwa/src/app/everything.ts', '../ui/index'],
  'no-test-data-in-the-shop': ['pwa/src/data/outbox/sample.ts', './a-sample'],
  'no-import-of-tests': ['shared/src/domain/orders/stages.ts', './stages.spec.js'],
  resolvable: ['pwa/src/app/lost.ts', './nowhere'],
};

/** What the same files may import. */
const allowed = [
  ['shared/src/contracts/cart.contract.ts', 'zod'],
  ['pwa/src/pages/home/home.tsx', '../../features/cart/hooks/use-cart'],
  ['pwa/src/features/cart/hooks/use-lines.ts', 'dexie-react-hooks'],
  ['pwa/src/features/cart/hooks/use-price.ts', '../../../../../shared/src/domain/pricing/bill.js'],
  ['pwa/src/data/api/http.ts', 'ky'],
  ['api/src/features/cart/cart.service.ts', 'mongoose'],
  ['api/src/features/cart/cart.module.ts', '@nestjs/mongoose'],
  ['api/src/features/wishlist/wishlist.service.ts', '../cart/cart.service.js'],
  ['api/src/integrations/stripe/cards.ts', 'stripe'],
  ['shared/src/domain/orders/stages.spec.ts', './hen.js'],
];

/** Files that the ones above import and that are not among them. */
const bystanders = [
  'shared/src/domain/pricing/bill.ts',
  'pwa/src/features/cart/hooks/use-cart.ts',
  'pwa/src/features/wishlist/hooks/use-wishlist.ts',
  'pwa/src/data/db/db.ts',
  'pwa/src/data/outbox/a-sample.ts',
  'pwa/src/ui/index.ts',
  'api/src/features/cart/models/cart-line.model.ts',
  'pwa/src/data/tea/lid.ts',
  'api/demo-catalogue/src/picture-address.ts',
  'api/embedded-mongo/src/engine.ts',
  'api/test-doubles/src/call.ts',
];

/** Every violation in one small tree below the repository, so that packages resolve as they do for the real files. */
describe('the boundaries', () => {
  const scratch = scratchFolder();
  /** @type {{ rule: string, from: string, to: string }[]} */
  let found = [];

  beforeAll(async () => {
    const write = (/** @type {string} */ file, /** @type {string} */ text) => {
      fs.mkdirSync(path.dirname(path.join(scratch.folder, file)), { recursive: true });
      fs.writeFileSync(path.join(scratch.folder, file), text);
    };
    for (const file of bystanders) write(file, 'export const it = 1;\n');
    write('shared/src/domain/orders/hen.ts', "import './egg.js';\n");
    write('pwa/src/data/milk/jug.ts', "import '../tea/lid.js';\n");
    for (const [file = '', target] of [...Object.values(violations), ...allowed])
      write(file, `import '${target}';\n`);

    const { output } = await cruise(['shared', 'api', 'pwa'], {
      ...options,
      baseDir: scratch.folder,
      ruleSet: { forbidden },
      validate: true,
    });
    if (typeof output === 'string') throw new Error(output);
    found = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  });
  afterAll(scratch.remove);

  it.each(/** @type {string[]} */ (forbidden.map((/** @type {any} */ rule) => rule.name)))(
    '%s bites',
    (name) => {
      const [file = ''] = violations[/** @type {keyof typeof violations} */ (name)];
      const from = name === 'no-cycles-between-folders' ? path.dirname(file) : file;
      expect(found).toContainEqual(expect.objectContaining({ rule: name, from }));
    },
  );

  it.each(allowed)('%s may import %s', (from, target) => {
    // an SDK need not be installed for its rule to hold
    const complaints = found.filter(
      (it) => it.from === from && !(it.rule === 'resolvable' && it.to === target),
    );
    expect(complaints).toEqual([]);
  });
});
