import type { Plugin } from 'vite';

const OUTLET = /@ionic\/core\/components\/ion-router-outlet\.js$/;
const CONNECTED = 'async connectedCallback(){const ';

/**
 * Leaves out the gesture of swiping back, which Ionic's outlet fetches at its start for iOS' design alone: the shop has the
 * other one everywhere. A shop that goes away on a first visit would make it fail.
 */
export function ionicWithoutSwiping(): Plugin {
  return {
    name: 'jhola-ionic-without-swiping',
    apply: 'build',
    transform: {
      filter: { id: OUTLET },
      handler(code) {
        if (!code.includes(CONNECTED))
          this.error('Ionic’s outlet begins in another way now: does it still fetch a gesture?');
        return { code: code.replace(CONNECTED, 'async connectedCallback(){return;const '), map: null };
      },
    },
  };
}
