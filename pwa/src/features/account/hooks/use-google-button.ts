import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-texts.ts';
import { FrameMessage, framePath } from '../google/frame-messages';
import type { ProviderButton } from '../google/provider';

interface GoogleButtonOptions {
  readonly clientId: string;
  readonly text: ProviderButton['text'];
  /** Whether the page is the one on screen: the provider is asked for nothing before. */
  readonly active: boolean;
  /** Gets the provider's ID token. */
  readonly onCredential: (credential: string) => void;
  /** The provider's window ended without one. */
  readonly onFailed: () => void;
}

interface GoogleButtonTarget {
  /** Goes on the frame of the button. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address of its page; missing while the button is not wanted. */
  readonly source: string | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
}

/** Has the provider's button drawn in a frame of its own, and hears what becomes of it. */
export function useGoogleButton({ clientId, text, active, ...on }: GoogleButtonOptions): GoogleButtonTarget {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<GoogleButtonTarget['state']>('loading');
  const locale = useLanguage();
  const latest = useRef(on);
  latest.current = on;

  // With the frame, not after it: nothing that its page says is missed.
  useLayoutEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = FrameMessage.safeParse(data).data;
      if (message?.type === 'google-button-ready') setState('ready');
      if (message?.type === 'google-button-failed') setState('failed');
      if (message?.type !== 'google-credential') return;
      if (message.credential) latest.current.onCredential(message.credential);
      else latest.current.onFailed();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  // Seen once, it stays with its page: Back finds it as it was.
  const wanted = useRef(false);
  wanted.current ||= active;
  return { frame, source: wanted.current ? framePath({ clientId, text, locale }) : undefined, state };
}
