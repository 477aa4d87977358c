import type { Google, GoogleUser } from '@jhola/test-doubles/doubles/google';
import type { Page } from 'playwright-core';

/** The sign-in provider's script as far as the shop uses it: a button that hands out the token of whoever was chosen. */
const SCRIPT = `
window.google = { accounts: { id: {
  initialize(settings) { this.settings = settings; },
  renderButton(place, look) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = look.text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google';
    button.addEventListener('click', async () => {
      this.settings.callback({ credential: await window.chosenGoogleCredential(this.settings.client_id) });
    });
    place.append(button);
  },
} } };`;

/**
 * Lets a page load the sign-in provider's script. Call it before the page is opened.
 * @returns chooses who clicks on the button; undefined closes the provider's window without having chosen
 */
export async function letGoogleIn(
  page: Page,
  google: Google,
): Promise<(person: GoogleUser | undefined) => void> {
  let chosen: GoogleUser | undefined;
  await page.exposeFunction('chosenGoogleCredential', (audience: string) =>
    chosen ? google.credential(chosen, { claims: { aud: audience } }) : undefined,
  );
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  return (person) => {
    chosen = person;
  };
}

/** Somebody whom the shop has not seen. */
export function newGooglePerson(): GoogleUser {
  const id = crypto.randomUUID();
  return { sub: id, email: `google-${id}@mail.example`, name: 'Asha Verma' };
}
