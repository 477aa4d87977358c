import type { Plugin } from 'vite';

const IONIC_REACT = /@ionic\/react\/dist\/index\.js$/;
/** Calls at the top of Ionic's one module that only make a component. */
const MAKES_A_COMPONENT = /^(const \w+ = )(?=(?:createForwardRef|createReactComponent|React\.memo)\()/gm;

/**
 * Declares to the bundler that making an unused Ionic component may be left out. Ionic marks only some of these calls; the
 * others keep tabs, navigation, icons and their dependencies in the entry (some 20 kB brotli).
 */
export function slimIonic(): Plugin {
  return {
    name: 'jhola-slim-ionic',
    apply: 'build',
    transform: {
      filter: { id: IONIC_REACT },
      handler: (code) => ({ code: code.replace(MAKES_A_COMPONENT, '$1/*@__PURE__*/ '), map: null }),
    },
  };
}
