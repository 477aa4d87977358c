import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { appTexts } from '#i18n/app-texts.ts';
import { translated } from '../i18n/translation';
import { LocaleContext } from '../i18n/use-texts';
import { Button } from '../ui/button/Button';
import { Icon } from '../ui/icons/Icon';
import styles from './ErrorBoundary.module.css';
import { Handoff } from './first-screen/Handoff';
import { isMissingCode, MissingCode } from './MissingCode';

interface State {
  readonly failure?: { readonly message: string | undefined; readonly isMissingCode: boolean };
}

/**
 * Shows `Something went wrong: {message}` with a Reload button in place of what failed
 * (docs/product.md#error-boundary), and what to do where code could not be fetched; the server's first screen goes for it.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  static override contextType = LocaleContext;
  declare context: ContextType<typeof LocaleContext>;
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    const message = (error instanceof Error && error.message) || undefined;
    return { failure: { message, isMissingCode: isMissingCode(error) } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    return (
      <>
        {this.state.failure.isMissingCode ? <MissingCode /> : this.failed(this.state.failure.message)}
        <Handoff />
      </>
    );
  }

  private failed(message: string | undefined) {
    const texts = translated(appTexts, this.context.dictionary);
    return (
      <div className={styles.failure} role="alert">
        <span className={styles.sign}>
          <Icon name="alert" size={36} />
        </span>
        <p>{texts.wentWrong(message ?? texts.unknownError)}</p>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    );
  }
}
