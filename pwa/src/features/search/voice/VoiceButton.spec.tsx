import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import type { Recognition } from './recognition';
import { VoiceButton } from './VoiceButton';

/** A browser's recognition with the results that the test gives. */
class FakeRecognition implements Recognition {
  static last: FakeRecognition | undefined;
  lang = '';
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  readonly start = vi.fn(() => {
    FakeRecognition.last = this;
  });
  readonly abort = vi.fn(() => this.fails('aborted'));

  recognises(...texts: string[]) {
    const results = texts.map((transcript) => Object.assign([{ transcript }], { isFinal: true }));
    act(() => this.onresult?.({ results }));
  }

  fails(error: string) {
    act(() => {
      this.onerror?.({ error });
      this.onend?.();
    });
  }
}

const user = userEvent.setup({ delay: null });
const transcript = vi.fn<(text: string) => void>();
const button = () => screen.getByRole('button', { name: 'Search by voice' });
const toasts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  transcript.mockReset();
  FakeRecognition.last = undefined;
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('the microphone', () => {
  it('is not there where the browser cannot listen, nor beside typed text', () => {
    const { rerender, container } = render(<VoiceButton typed onTranscript={transcript} />);
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
    vi.unstubAllGlobals();
    rerender(<VoiceButton typed={false} onTranscript={transcript} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('passes the transcript on while the shopper speaks, in the English of India, until it ends', async () => {
    render(<VoiceButton typed={false} onTranscript={transcript} />);
    await user.click(button());
    const recognition = FakeRecognition.last;
    expect([recognition?.lang, recognition?.interimResults]).toEqual(['en-IN', true]);
    const listening = screen.getByRole('button', { name: 'Listening. Stop' });
    expect(listening.getAttribute('aria-pressed')).toBe('true');
    recognition?.recognises('toor');
    recognition?.recognises('toor ', 'dal');
    expect(transcript.mock.calls).toEqual([['toor'], ['toor dal']]);
    act(() => recognition?.onend?.());
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it('stops at a second press, and when it goes', async () => {
    const { unmount } = render(<VoiceButton typed={false} onTranscript={transcript} />);
    await user.click(button());
    const first = FakeRecognition.last;
    await user.click(screen.getByRole('button', { name: 'Listening. Stop' }));
    expect(first?.abort).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
    await user.click(button());
    expect(FakeRecognition.last).not.toBe(first);
    unmount();
    expect(FakeRecognition.last?.abort).toHaveBeenCalledOnce();
  });

  it.each([
    ['not-allowed', 'Allow the microphone in your browser to search by voice.'],
    ['no-speech', 'Nothing was heard. Try again.'],
    ['network', 'Voice search needs a connection.'],
    ['audio-capture', 'No microphone was found.'],
    ['language-not-supported', 'Voice search did not work. Try again.'],
  ])('says in words what went wrong: %s', async (error, words) => {
    render(<VoiceButton typed={false} onTranscript={transcript} />);
    await user.click(button());
    FakeRecognition.last?.fails(error);
    expect(toasts()).toEqual([words]);
    expect(button()).toBeDefined();
  });
});
