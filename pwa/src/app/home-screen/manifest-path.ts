import type { Language } from '@jhola/shared/languages/chosen-language';

/** Whose manifest it is. */
export interface ManifestChoice {
  readonly language: Language;
  /** With the shortcut to all orders. */
  readonly admin: boolean;
}

/** Where a web app manifest stands; they differ in words and shortcuts, and all install the same shop. */
export function manifestPath({ language, admin }: ManifestChoice): string {
  return `/manifest${admin ? '-admin' : ''}${language === 'en' ? '' : `-${language}`}.webmanifest`;
}
