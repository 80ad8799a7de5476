import styled from 'styled-components';
import { DefaultAvatar } from '../src/art/DefaultAvatar.tsx';
import { Escutcheon } from '../src/art/Escutcheon.tsx';
import { Icon, type IconName } from '../src/art/Icon.tsx';
import { LandingScene } from '../src/art/LandingScene.tsx';
import { Logo } from '../src/art/Logo.tsx';
import { Oar } from '../src/art/Oar.tsx';
import { workoutColours } from '../src/theme/palettes.ts';
import { Avatar } from '../src/ui/layout/Avatar.tsx';
import { Card } from '../src/ui/layout/Card.tsx';

const icons: IconName[] = [
  'menu',
  'close',
  'check',
  'chevron',
  'plus',
  'minus',
  'clock',
  'warning',
  'boat',
  'eye',
  'refresh',
  'offline',
  'info',
  'person',
];

const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
`;

const Swatch = styled.span`
  width: 40px;
  height: 40px;
`;

export function ArtShow() {
  return (
    <>
      <Card title="Marks">
        <Wrap>
          <Logo size={48} />
          <Logo size={48} isMarkOnly />
          <Escutcheon size={120} label="The club's escutcheon" />
        </Wrap>
        <Oar />
        <Wrap>
          <DefaultAvatar size={96} />
          <Avatar name="Kim Harper" size={96} isInformative />
          <Avatar name="" size={48} />
        </Wrap>
        <Wrap>
          {icons.map((name) => (
            <Icon key={name} name={name} size={32} />
          ))}
        </Wrap>
        <Wrap>
          {workoutColours.map((colour) => (
            <Swatch key={colour} style={{ background: colour }} />
          ))}
        </Wrap>
      </Card>
      <Card title="Landing">
        <LandingScene />
      </Card>
    </>
  );
}
