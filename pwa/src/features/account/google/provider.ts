/** The sign-in provider's library, as far as the shop uses it. */
export interface Provider {
  initialize(settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential?: string }) => void;
    readonly ux_mode: 'popup';
    readonly auto_select: boolean;
  }): void;
  renderButton(container: HTMLElement, options: ProviderButton): void;
}

/** How the provider's button looks. */
export interface ProviderButton {
  readonly type: 'standard';
  readonly theme: 'outline' | 'filled_black';
  readonly size: 'large';
  readonly shape: 'rectangular';
  readonly logo_alignment: 'center';
  readonly text: 'signin_with' | 'signup_with' | 'continue_with';
  /** In pixels, 200 to 400. */
  readonly width: number;
  /** BCP 47. */
  readonly locale: string;
}

declare global {
  interface Window {
    readonly google?: { readonly accounts?: { readonly id?: Provider } };
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client';

let loading: Promise<Provider> | undefined;

/**
 * Loads the provider's script: once, and again after it could not be reached.
 * @throws Error when it cannot be reached, or is not what it should be
 */
export function loadProvider(): Promise<Provider> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(): Promise<Provider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const provider = window.google?.accounts?.id;
      if (provider) resolve(provider);
      else reject(new Error(`${SCRIPT} brought no library`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${SCRIPT} could not be loaded`));
    };
    document.head.append(script);
  });
}
