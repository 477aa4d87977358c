/** What a shopper did to a control of the server's first screen, before the app was there. */
export interface RecordedAction {
  /** The control of the first screen. */
  readonly control: HTMLElement;
  /** What was chosen, where the control is a list of choices. */
  readonly value?: string;
  /** The page on which it was done. */
  readonly pathname: string;
}

/** What `src/record-actions.ts` keeps from the first paint on; the app reads it. */
export interface ActionRecorder {
  /** In the order in which they were done. */
  readonly actions: RecordedAction[];
  /** Whether the shopper has touched the page, scrolled it, or pressed a key. */
  readonly active: boolean;
  /** Whether a finger, a mouse button or a key is down. */
  readonly pressed: boolean;
  /** Ends the recording: from here on the app listens itself. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** Only where the server has made the document. */
    actionRecorder?: ActionRecorder;
  }
}

/** The recorder of this document; the server's documents alone have one. */
export const actionRecorder = (): ActionRecorder | undefined => window.actionRecorder;
