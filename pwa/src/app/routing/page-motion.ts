/** Ionic's motion of pages, in a file of its own. */
export { mdTransitionAnimation } from '@ionic/react';
