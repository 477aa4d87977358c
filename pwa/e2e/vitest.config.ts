import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** CHROMIUM_SLOWER=4 shows races of tests with pages (docs/testing.md). */
const timesSlower = Number(process.env.CHROMIUM_SLOWER ?? 1);

/** What takes longest begins first, so that no worker is left alone with it at the end. */
const longest = [
  'deploy',
  'histories',
  'search-offline',
  'accessibility',
  'main-line',
  'service-worker',
  'offline-walk',
  'push',
  'server-rendering',
  'large-text',
  'memory',
  'google-sign-in',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

// Chromium tests: the compiled shop through the front door. Three files at a time: each waits now and then.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: 'harness/one-shop.ts',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // the files of a worker share its browser, each test has a profile of its own
    isolate: false,
    testTimeout: 90_000 * timesSlower,
    hookTimeout: 300_000,
    tags: [
      {
        name: 'full-run',
        description:
          'What is proven below as well, or is of few devices: npm run test:all alone runs it (docs/testing.md)',
      },
    ],
    // As patient as a page's own waiting (harness/visits.ts).
    expect: { poll: { timeout: 15_000 * timesSlower } },
  },
});
