import '../zod-without-eval';
import { expose } from 'comlink';
import { ShopStore } from '../store/db';
import { copy } from './copy';

// Keeps the device's copy of the catalogue beside the page, which stays free for the shopper. The page says when.
const store = new ShopStore();

const work = {
  /** Brings the copy of the catalogue up to date. */
  copy: () => copy(store),
};

/** What the page may ask of this worker (`inWorker`). */
export type CatalogueWork = typeof work;

expose(work);
