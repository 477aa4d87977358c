import { keepHeapModest } from './platform/config/modest-heap.js';
import { ShopConfig } from './platform/config/shop-config.js';
import { reportFailure, stopWithLauncher } from './platform/logging/launch-report.js';
import { startupErrorOf } from './platform/logging/startup-error.js';

let isStopping = (): boolean => false;

/** Opens the shop: in this process, or with several workers, of which each runs this program too. */
async function open(): Promise<void> {
  keepHeapModest();
  stopWithLauncher();
  const config = ShopConfig.fromProcess();
  // What the other one needs is not loaded.
  if (config.workers > 1 && !config.worker) {
    const { Workers } = await import('./platform/primary/workers.js');
    return Workers.run(config);
  }
  // To its primary process alone it means something.
  if (config.worker) process.on('SIGHUP', () => {});
  const { openShop } = await import('./open-shop.js');
  return openShop(config, (isClosing) => {
    isStopping = isClosing;
  });
}

open().catch(async (error: unknown) => {
  // A shop that is stopped while it opens has not failed to start.
  if (isStopping()) return;
  const { sentence, expected } = startupErrorOf(error);
  // An unexpected error is a defect of the shop: its stack helps to find it.
  if (!expected) console.error(error);
  await reportFailure(sentence);
  process.exit(1);
});
