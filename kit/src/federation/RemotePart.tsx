import { use, useState } from 'react';
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

interface Props {
  /** As a remote's declaration names it in `parts`. */
  name: string;
  /** What a person calls it: in the box that stands in for it when it does not come. */
  title: string;
}

/* About as high as what comes: what stands below it hardly moves. */
const Place = styled.div`
  display: grid;
  align-content: start;
  min-height: 20rem;
`;

/** The box of a part that is missing. The screen around it has the person's attention and keeps it. */
function PartFallback({ title, reason, onRetry }: RemoteFallbackProps) {
  return (
    <Card title={title}>
      <Notice tone="amber" actions={<Button onClick={onRetry}>Try again</Button>}>
        {title} is not available. {reason}
      </Notice>
    </Card>
  );
}

/** Has the boundary say that no remote here has the part. */
function Missing({ name }: { name: string }): never {
  throw new RemoteLoadFailure('no-such-part', `No remote has the part ${name}.`);
}

/** Holds the place of a part, before its code is asked for and while it comes. */
export function RemotePartPlace({ title }: { title: string }) {
  return (
    <Place role="status" aria-label={`${title} is loading`}>
      <Skeleton shape="card" />
    </Place>
  );
}

function PortalPart({ portal, name, title }: Props & { portal: Portal }) {
  const [registry, setRegistry] = useState(portal.registry);
  const placeholder = <RemotePartPlace title={title} />;
  const remote = registry.remotes.find(({ declaration }) => declaration.parts.includes(name));
  const readAgain = async () => setRegistry(await portal.readRegistry());
  return (
    // The screen around it comes first: only then is there time for what it borrows.
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
 * A part of another remote in this remote's screen, by its name: `<RemotePart name="TweetPanel" title="Tweets" />`. Its
 * code is fetched when the screen is drawn and the browser is idle. One that is missing, late or broken costs its own box,
 * which says why and offers a retry. Outside of a portal, as in a remote's bare frame, there are no other remotes, and
 * nothing is drawn.
 */
export function RemotePart({ name, title }: Props) {
  const portal = use(PortalContext);
  return portal ? <PortalPart portal={portal} name={name} title={title} /> : null;
}
