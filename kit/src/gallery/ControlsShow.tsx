import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { ConfirmSlider } from '../ui/form/ConfirmSlider.tsx';
import { Countdown } from '../ui/time/Countdown.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { MilesStepper } from '../parts/MilesStepper.tsx';

const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

const HOURS_LEFT_MS = 17.75 * 3_600_000;
const forever = () => new Promise<void>(() => undefined);
const refuse = () => Promise.reject({ text: 'Kestrel has already been launched.' });

export function ControlsShow() {
  const [miles, setMiles] = useState(3);
  const [midnight] = useState(() => Date.now() + HOURS_LEFT_MS);
  return (
    <>
      <Card title="Buttons">
        <Wrap>
          <Button tone="primary" icon="boat">
            Launch
          </Button>
          <Button>Cancel</Button>
          <Button tone="danger">Decommission</Button>
          <Button tone="quiet">More</Button>
        </Wrap>
        <Wrap>
          <Button tone="primary" isBusy>
            Launching
          </Button>
          <Button isBusy>Landing</Button>
          <Button tone="primary" disabled>
            Launch
          </Button>
          <Button disabled>Cancel</Button>
        </Wrap>
        <Wrap>
          <ButtonLink to="/elsewhere">A link</ButtonLink>
          <IconButton icon="menu" label="Open menu" />
          <IconButton icon="refresh" label="Refresh" />
          <IconButton icon="close" label="Close" disabled />
        </Wrap>
        <Button tone="primary" isWide>
          Sign in
        </Button>
      </Card>
      <Card title="Land Kestrel, launched 06:12:09">
        <MilesStepper value={miles} onChange={setMiles} />
        <MilesStepper value={0} onChange={() => undefined} label="Miles, none yet" />
        <p>
          until 23:59 <Countdown targetMs={midnight} label="until midnight" />
        </p>
        <ConfirmSlider label="Confirm landing" verb="Land" onConfirm={() => undefined} />
        <ConfirmSlider label="Confirm, no end" verb="Wait" onConfirm={forever} />
        <ConfirmSlider label="Confirm, refused" verb="Try" onConfirm={refuse} />
        <ConfirmSlider label="Confirm Off Deck" verb="Off deck" onConfirm={() => undefined} isDisabled />
      </Card>
    </>
  );
}
