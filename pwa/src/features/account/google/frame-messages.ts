import { z } from 'zod';

/** What the page with the provider's button reports to the page around it. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('google-button-ready') }),
  z.object({ type: z.literal('google-button-failed') }),
  /** `credential` is missing when the provider's window ended without one. */
  z.object({ type: z.literal('google-credential'), credential: z.string().optional() }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

/** The page of the button; it has no policy for Trusted Types, which the provider's script does not support. */
const FRAME_PAGE = '/google-button.html';

/** The address of the button's page. */
export const framePath = (asked: Readonly<Record<'clientId' | 'text' | 'locale', string>>): string =>
  `${FRAME_PAGE}#${new URLSearchParams(asked)}`;
