import type { Plugin } from 'vite';

const IONIC_ROUTER = /@ionic\/react-router\/dist\/index\.js$/;
/** How Ionic's router copies a page: by its markup, which Trusted Types forbid. */
const BY_MARKUP = 'newEl.innerHTML = html;';
const BY_NODES = 'newEl.append(leavingViewHtml.cloneNode(true));';
const CALL = 'clonePageElement(leavingViewItem.ionPageElement.outerHTML)';

/** Lets Ionic's router copy a page that moves out of sight node by node, which looks the same and parses nothing. */
export function ionicWithoutMarkup(): Plugin {
  return {
    name: 'jhola-ionic-without-markup',
    apply: 'build',
    transform: {
      filter: { id: IONIC_ROUTER },
      handler(code) {
        if (!code.includes(BY_MARKUP) || !code.includes(CALL))
          this.error('Ionic copies pages in another way now: see what Trusted Types make of it');
        const copied = code.replace(BY_MARKUP, BY_NODES).replace(CALL, CALL.replace('.outerHTML', ''));
        return { code: copied, map: null };
      },
    },
  };
}
