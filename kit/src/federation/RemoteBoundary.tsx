import { Component, type ComponentType, type ReactNode } from 'react';
import { RemoteFallback, type RemoteFallbackProps } from './RemoteFallback.tsx';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import { FAILED_WHILE_SHOWING } from './texts.ts';

interface Props {
  /** The screen's title, shown to the user so that they know what is missing. */
  title: string;
  /** Called before the children are rendered again, with the error that was caught. */
  onRetry: (failure: Error) => void | Promise<void>;
  /** Rendered in place of the failed children; a full-screen fallback by default. */
  Fallback?: ComponentType<RemoteFallbackProps>;
  children: ReactNode;
}

interface State {
  failure: Error | undefined;
}

/** On the window, in development: the code of a remote was replaced (infra/remote/webpack/exposeRefresh.mjs). */
const REFRESHED_EVENT = 'fleetwatch:refreshed';

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Error boundary of one remote: a failure to load or render stays inside its screen, which shows the reason and a retry. A
 * class, because only class components can catch errors of their children.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: asError(thrown) };
  }

  override componentDidMount(): void {
    if (process.env['NODE_ENV'] !== 'production') addEventListener(REFRESHED_EVENT, this.handleRetry);
  }

  override componentWillUnmount(): void {
    if (process.env['NODE_ENV'] !== 'production') removeEventListener(REFRESHED_EVENT, this.handleRetry);
  }

  handleRetry = (): void => {
    const { failure } = this.state;
    if (!failure) return;
    void Promise.resolve(this.props.onRetry(failure)).then(() => this.setState({ failure: undefined }));
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { title, Fallback = RemoteFallback, children } = this.props;
    if (!failure) return children;
    const reason = failure instanceof RemoteLoadFailure ? failure.reason : FAILED_WHILE_SHOWING;
    return <Fallback title={title} reason={reason} onRetry={this.handleRetry} />;
  }
}
