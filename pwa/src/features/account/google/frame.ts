// The page of the provider's button, in a frame of the sign-in pages: the provider's script sees this page alone, and the
// shop's own keep Trusted Types (docs/decisions/0025).
import { buttonVariant } from './button-variant';
import type { FrameMessage } from './frame-messages';
import { loadProvider, type ProviderButton } from './provider';

const asked = new URLSearchParams(window.location.hash.slice(1));
const report = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin);

async function drawButton(container: HTMLElement): Promise<void> {
  const provider = await loadProvider();
  provider.initialize({
    client_id: asked.get('clientId') ?? '',
    callback: ({ credential }) => report({ type: 'google-credential', credential }),
    ux_mode: 'popup',
    auto_select: false,
  });
  const text = (asked.get('text') ?? 'signin_with') as ProviderButton['text'];
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const width = document.documentElement.clientWidth;
  provider.renderButton(container, buttonVariant(text, width, dark, asked.get('locale') ?? 'en'));
  report({ type: 'google-button-ready' });
}

const container = document.getElementById('button');
if (container)
  drawButton(container).catch((error: unknown) => {
    console.warn('The sign-in provider cannot be reached', error);
    report({ type: 'google-button-failed' });
  });
