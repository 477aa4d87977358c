import type { ProviderButton } from './provider';

/** The least and the most the provider takes, in pixels. */
const LEAST_WIDTH = 200;
const MAX_WIDTH = 400;

/**
 * How the provider's button looks instead.
 * @param containerWidth in pixels
 * @param dark whether the page is dark
 * @param locale BCP 47
 */
export function buttonVariant(
  text: ProviderButton['text'],
  containerWidth: number,
  dark: boolean,
  locale: string,
): ProviderButton {
  return {
    type: 'standard',
    theme: dark ? 'filled_black' : 'outline',
    size: 'large',
    shape: 'rectangular',
    logo_alignment: 'center',
    text,
    width: Math.round(Math.min(MAX_WIDTH, Math.max(LEAST_WIDTH, containerWidth))),
    locale,
  };
}
