import { audioDrawings } from './drawings/audio.js';
import { beautyDrawings } from './drawings/beauty.js';
import { bookDrawings } from './drawings/books.js';
import { clothingDrawings } from './drawings/clothing.js';
import { dollDrawings } from './drawings/dolls-and-soft-toys.js';
import { ethnicWearDrawings } from './drawings/ethnic-wear.js';
import { freshAndFineDrawings } from './drawings/fresh-and-fine.js';
import { homeDrawings } from './drawings/home.js';
import { jarDrawings } from './drawings/jars.js';
import { kitchenDrawings } from './drawings/kitchen.js';
import { makeUpDrawings } from './drawings/make-up.js';
import { packDrawings } from './drawings/packs.js';
import { petDrawings } from './drawings/pets.js';
import { shoeAndBagDrawings } from './drawings/shoes-and-bags.js';
import { sportDrawings } from './drawings/sports.js';
import { stationeryDrawings } from './drawings/stationery.js';
import { toyDrawings } from './drawings/toys.js';
import { watchDrawings } from './drawings/watches.js';

/** Every kind of thing the shop can draw. */
export const drawings = {
  ...audioDrawings,
  ...beautyDrawings,
  ...bookDrawings,
  ...clothingDrawings,
  ...homeDrawings,
  ...freshAndFineDrawings,
  ...packDrawings,
  ...jarDrawings,
  ...makeUpDrawings,
  ...dollDrawings,
  ...kitchenDrawings,
  ...stationeryDrawings,
  ...petDrawings,
  ...sportDrawings,
  ...shoeAndBagDrawings,
  ...ethnicWearDrawings,
  ...toyDrawings,
  ...watchDrawings,
} as const;

export type DrawingName = keyof typeof drawings;
