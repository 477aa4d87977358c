/** What is used of the browser's speech recognition (Web Speech API, section 4.1); TypeScript's own types lack it. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<SpeechResult> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

/** A part of the transcript: its alternatives, the most likely first. */
interface SpeechResult extends ArrayLike<{ readonly transcript: string }> {
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
