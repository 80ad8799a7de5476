import { Component, type ReactNode } from 'react';
import { RemoteFallback } from '@fleetwatch/kit/federation/RemoteFallback.tsx';
import { SCREEN_FAILED } from './texts.ts';

interface Props {
  /** Path of the shown screen. */
  path: string;
  title: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** The screen rendered again after a failure; a second failure is its own. */
  drawnAgain: string | undefined;
}

/**
 * The error boundary around all screens. A remote that throws while its screen unmounts has no boundary of its own left and
 * would take down the page. The next screen is unaffected and renders.
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
    const reason = SCREEN_FAILED;
    return <RemoteFallback title={title} reason={reason} onRetry={this.handleRetry} />;
  }
}
