import { Component, type ReactNode } from 'react';

interface Props {
  /** Of the screen or part. */
  title: string;
  children: ReactNode;
}

interface State {
  /** The message of what was thrown. */
  message: string | undefined;
}

/** On the window: the code of the remote was replaced (infra/remote/webpack/exposeRefresh.mjs). */
const REFRESHED_EVENT = 'fleetwatch:refreshed';

/** Shows what a screen of a bare frame throws, until the code changes. */
export class BareBoundary extends Component<Props, State> {
  override state: State = { message: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override componentDidMount(): void {
    addEventListener(REFRESHED_EVENT, this.renderAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener(REFRESHED_EVENT, this.renderAgain);
  }

  renderAgain = (): void => this.setState({ message: undefined });

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <p role="alert">
        {this.props.title} threw: {message}
      </p>
    );
  }
}
