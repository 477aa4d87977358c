import { leave } from '../../../store/leaving';

/** Clears from this device what it knew of the shopper: the private tables of the store and all of local storage. */
export const forgetShopper = (): Promise<void> => leave();
