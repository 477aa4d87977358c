/** What is used of the browser's speech recognition (Web Speech API, section 4.1); TypeScript's own types lack it. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<Heard> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

/** A piece of what was heard, with what it probably was first. */
interface Heard extends ArrayLike<{ readonly transcript: string }> {
  readonly isFinal: boolean;
}

type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

/** The browser's speech recognition; undefined where it has none. */
export const recognitionClass = (): RecognitionClass | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;
