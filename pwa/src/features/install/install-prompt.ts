/** Chromium's offer to install the shop, which waits until it is made use of. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPromptEvent | undefined;
let installed = false;
const listeners = new Set<() => void>();

function set(prompt: InstallPromptEvent | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for a good moment. Call it at start: the offer comes once. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => {
    installed = true;
    set(undefined);
  });
}

/** Whether the browser would install the shop if it were asked now. */
export const canPrompt = (): boolean => kept !== undefined;

/** Whether the shop was installed while this page was open. */
export const justInstalled = (): boolean => installed;

/** Calls back when the answer of `canPrompt` changes. Returns how to stop. */
export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser ask whether to install the shop. Returns whether it will be. */
export async function promptInstall(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  // an offer can be made use of once
  set(undefined);
  return (await prompt.prompt()).outcome === 'accepted';
}
