import type { RemoteLoader } from './createRemoteLoader.ts';
import type { RemoteRoute } from './RemoteDeclaration.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';
import { RemoteView } from './RemoteView.tsx';

interface Props {
  loader: RemoteLoader;
  remote: RemoteRegistration;
  route: RemoteRoute;
}

/** One declared route of a remote: its component once loaded, a skeleton before, or the reason of a failure with a retry. */
export function RemoteScreen({ loader, remote, route: { component, title } }: Props) {
  return (
    <RemoteView
      loader={loader}
      remote={remote}
      component={component}
      title={title}
      placeholder={<RemoteSkeleton title={title} />}
    />
  );
}
