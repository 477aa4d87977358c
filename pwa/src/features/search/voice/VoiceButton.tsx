import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { voiceTexts } from './texts';
import { useVoiceSearch } from './use-voice-search';

interface VoiceButtonProps {
  /** Whether something is typed: the cross stands in its place then. */
  readonly typed: boolean;
  readonly onTranscript: (text: string) => void;
}

/** The microphone in the search bar; nothing where the browser cannot listen (docs/product.md#voice-search). */
export function VoiceButton({ typed, onTranscript }: VoiceButtonProps) {
  const texts = useTexts(voiceTexts);
  const { offered, listening, toggle } = useVoiceSearch(onTranscript);
  if (!offered || (typed && !listening)) return null;
  return (
    <IconButton
      icon="microphone"
      label={listening ? texts.listening : texts.speak}
      aria-pressed={listening}
      tone={listening ? 'danger' : 'ink'}
      onClick={toggle}
    />
  );
}
