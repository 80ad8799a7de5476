// @chunk screens

import { use, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/button/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { RenderWhenIdle } from '../ui/loading/RenderWhenIdle.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { type Portal, PortalContext } from './PortalContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteFallbackProps } from './RemoteFallback.tsx';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import { RemoteView } from './RemoteView.tsx';
import { TRY_AGAIN } from '../ui/texts.ts';
import { isLoading, partNotAvailable } from './texts.ts';

interface Props {
  /** The part's name as a remote's declaration lists it in `parts`. */
  name: string;
  /** The part's name for the user, shown in the fallback box when it fails to load. */
  title: string;
  /** Placeholder until the part is loaded; a box by default. */
  placeholder?: ReactNode;
  /** Renders nothing if no remote provides the part. */
  isOptional?: boolean;
}

/* About as high as the part itself, so that the content below hardly moves. */
const Place = styled.div`
  display: grid;
  align-content: start;
  min-height: 20rem;
`;

/** The box of a missing part. It does not take the focus, which stays with the surrounding screen. */
export function PartFallback({ title, reason, onRetry }: RemoteFallbackProps) {
  return (
    <Card title={title}>
      <Notice tone="amber" actions={<Button onClick={onRetry}>{TRY_AGAIN}</Button>}>
        {partNotAvailable(title, reason)}
      </Notice>
    </Card>
  );
}

/** Makes the boundary report that no remote of this portal provides the part. */
function Missing({ name }: { name: string }): never {
  throw new RemoteLoadFailure('no-such-part', `No remote has the part ${name}.`);
}

/** Placeholder of a part, before its code is requested and while it loads. */
export function RemotePartPlace({ title }: { title: string }) {
  return (
    <Place role="status" aria-label={isLoading(title)}>
      <Skeleton shape="card" />
    </Place>
  );
}

function PortalPart({ portal, name, title, isOptional = false, ...more }: Props & { portal: Portal }) {
  const [registry, setRegistry] = useState(portal.registry);
  const { placeholder = <RemotePartPlace title={title} /> } = more;
  const remote = registry.remotes.find(({ declaration }) => declaration.parts.includes(name));
  const readAgain = async () => setRegistry(await portal.readRegistry());
  if (!remote && isOptional) return null;
  return (
    // The surrounding screen is rendered first; its borrowed parts load afterwards.
    <RenderWhenIdle placeholder={placeholder}>
      {remote ? (
        <RemoteView
          loader={portal.loader}
          remote={remote}
          component={name}
          title={title}
          placeholder={placeholder}
          Fallback={PartFallback}
        />
      ) : (
        <RemoteBoundary title={title} onRetry={() => void readAgain()} Fallback={PartFallback}>
          <Missing name={name} />
        </RemoteBoundary>
      )}
    </RenderWhenIdle>
  );
}

/**
 * A part of another remote in this remote's screen, by name: `<RemotePart name="TweetPanel" title="Tweets" />`. Its code is
 * fetched once the screen is rendered and the browser is idle. A missing, slow or broken part affects its own box only,
 * which shows the reason and a retry. Outside a portal, as in a remote's bare frame, there are no other remotes and it
 * renders nothing.
 */
export function RemotePart(props: Props) {
  const portal = use(PortalContext);
  return portal ? <PortalPart portal={portal} {...props} /> : null;
}
