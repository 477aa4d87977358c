import type { Dictionary } from '../../language/translation';
import { appTexts } from '../texts';
import { appTextsHi } from '../texts.hi';

/** Every text of the shopper's screens in Hindi; loaded only when it is chosen. */
export const hindi: Dictionary = new Map<object, object>([[appTexts, appTextsHi]]);
