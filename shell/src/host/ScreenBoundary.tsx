import { Component, type ReactNode } from 'react';
import { RemoteFallback } from '@fleetwatch/kit/federation/RemoteFallback.tsx';

interface Props {
  /** Of the screen that is shown. */
  path: string;
  title: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** The screen that was drawn anew after a failure; should it fail again, the fault is its own. */
  drawnAgain: string | undefined;
}

/**
 * Stands around every screen and outlives each: what a remote throws while its screen is taken away has no boundary of its
 * own any more, and would take the whole page with it. The screen that comes is not at fault and is drawn.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, drawnAgain: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    const { path } = this.props;
    if (this.state.drawnAgain !== path) this.setState({ hasFailed: false, drawnAgain: path });
  }

  override componentDidUpdate({ path }: Props): void {
    if (path !== this.props.path && this.state.drawnAgain !== undefined)
      this.setState({ hasFailed: false, drawnAgain: undefined });
  }

  handleRetry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { path, title, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (this.state.drawnAgain !== path) return null;
    const reason = 'Something went wrong while showing it.';
    return <RemoteFallback title={title} reason={reason} onRetry={this.handleRetry} />;
  }
}
