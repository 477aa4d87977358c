import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-texts.ts';
import { buttonVariant } from '../google/button-variant';
import { loadProvider, type ProviderButton } from '../google/provider';

interface GoogleButtonOptions {
  readonly clientId: string;
  readonly text: ProviderButton['text'];
  /** Whether the page is the one on screen: the provider knows one button at a time. */
  readonly active: boolean;
  /** Gets the provider's ID token. */
  readonly onCredential: (credential: string) => void;
  /** The provider's window ended without one. */
  readonly onFailed: () => void;
}

interface GoogleButtonTarget {
  /** Goes on the element that the button fills. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
}

/** Loads the provider's script and has it draw its button. */
export function useGoogleButton({ clientId, text, active, ...on }: GoogleButtonOptions): GoogleButtonTarget {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<GoogleButtonTarget['state']>('loading');
  const language = useLanguage();
  const latest = useRef(on);
  latest.current = on;

  useEffect(() => {
    if (!active) return;
    let gone = false;
    loadProvider().then(
      (provider) => {
        if (gone || !container.current) return;
        provider.initialize({
          client_id: clientId,
          callback: ({ credential }) =>
            credential ? latest.current.onCredential(credential) : latest.current.onFailed(),
          ux_mode: 'popup',
          auto_select: false,
        });
        const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
        container.current.replaceChildren();
        provider.renderButton(
          container.current,
          buttonVariant(text, container.current.clientWidth, dark, language),
        );
        setState('ready');
      },
      (error: unknown) => {
        console.warn('The sign-in provider cannot be reached', error);
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [active, clientId, text, language]);

  return { container, state };
}
