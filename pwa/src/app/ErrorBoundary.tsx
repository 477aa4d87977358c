import { Component, type ErrorInfo, type ReactNode } from 'react';
import { inWords } from '../language/spoken';
import { Button } from '../ui/button/Button';
import styles from './ErrorBoundary.module.css';
import { appTexts } from './texts';

interface State {
  readonly failure?: { readonly message: string };
}

/** Shows `Something went wrong: {message}` with a Reload button in place of what failed (sections 2 and 8). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    const message = error instanceof Error && error.message ? error.message : inWords(appTexts).unknownError;
    return { failure: { message } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    const texts = inWords(appTexts);
    return (
      <div className={styles.failure} role="alert">
        <p>{texts.wentWrong(this.state.failure.message)}</p>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    );
  }
}
