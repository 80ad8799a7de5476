import { Component, type ComponentType, type ReactNode } from 'react';
import { RemoteFallback, type RemoteFallbackProps } from './RemoteFallback.tsx';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';

interface Props {
  /** The screen's title, for a person to recognise what is missing. */
  title: string;
  /** Called before the children are drawn again; the failure is the one that was caught. */
  onRetry: (failure: Error) => void;
  /** What stands in its place; a whole screen's fallback unless said. */
  Fallback?: ComponentType<RemoteFallbackProps>;
  children: ReactNode;
}

interface State {
  failure: Error | undefined;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Keeps the failure of one remote, in loading or in drawing, inside its own screen: says why and offers a retry.
 * Only a class can catch what its children throw.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: asError(thrown) };
  }

  handleRetry = (): void => {
    const { failure } = this.state;
    if (failure) this.props.onRetry(failure);
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { title, Fallback = RemoteFallback, children } = this.props;
    if (!failure) return children;
    const reason =
      failure instanceof RemoteLoadFailure ? failure.reason : 'Something went wrong while showing it.';
    return <Fallback title={title} reason={reason} onRetry={this.handleRetry} />;
  }
}
