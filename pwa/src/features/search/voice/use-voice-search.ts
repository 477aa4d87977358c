import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { useInBrowser } from '#ui/use-in-browser.ts';
import { type Recognition, recognitionClass } from './recognition';
import { voiceTexts } from './texts';

/** Languages as speech recognition knows them: people in India mix both, and say the shop's words as they are said there. */
const SPEECH_LANGUAGES = { en: 'en-IN', hi: 'hi-IN' } as const;

/** Searching by voice. */
interface VoiceSearch {
  /** Whether the browser can listen. */
  readonly offered: boolean;
  readonly listening: boolean;
  /** Begins to listen, or stops. */
  readonly toggle: () => void;
}

/**
 * Recognises what is to be searched for (docs/product.md#voice-search).
 * @param onTranscript called with the text so far while one speaks, and again when it is final
 */
export function useVoiceSearch(onTranscript: (text: string) => void): VoiceSearch {
  const texts = useTexts(voiceTexts);
  const language = useLanguage();
  const inBrowser = useInBrowser();
  const running = useRef<Recognition>(undefined);
  const [listening, setListening] = useState(false);
  const latest = useRef(onTranscript);
  latest.current = onTranscript;
  useEffect(() => () => running.current?.abort(), []);

  function toggle() {
    if (running.current) return running.current.abort();
    const Recogniser = recognitionClass();
    if (!Recogniser) return;
    const recognition = new Recogniser();
    recognition.lang = SPEECH_LANGUAGES[language];
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const parts = Array.from(results, (part) => part[0]?.transcript ?? '');
      latest.current(parts.join('').trim());
    };
    recognition.onerror = ({ error }) => {
      // Stopped by the shopper.
      if (error !== 'aborted') showToast('error', wordsFor(error, texts));
    };
    recognition.onend = () => {
      running.current = undefined;
      setListening(false);
    };
    running.current = recognition;
    setListening(true);
    recognition.start();
  }

  return { offered: inBrowser && recognitionClass() !== undefined, listening, toggle };
}

function wordsFor(error: string, texts: Record<keyof typeof voiceTexts, string>): string {
  if (error === 'not-allowed' || error === 'service-not-allowed') return texts.notAllowed;
  if (error === 'no-speech') return texts.noSpeech;
  if (error === 'network') return texts.needsConnection;
  if (error === 'audio-capture') return texts.noMicrophone;
  return texts.failed;
}
