import { hindiPack } from './hindi-pack';
import type { packTexts } from './pack-texts';
import type { Translation } from './translation';

/** {@link packTexts} in Hindi. */
export const packTextsHi: Translation<typeof packTexts> = { pack: hindiPack };
