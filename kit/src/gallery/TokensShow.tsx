import styled from 'styled-components';
import { groupHues, groupHueStyle } from '../theme/groupHues.ts';
import { palettes, workoutColours } from '../theme/palettes.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Captioned, Wrap } from './galleryStyle.ts';

const Swatch = styled.span`
  display: block;
  height: 40px;
  border: 1px solid var(--outline);
  border-radius: var(--radius);
`;

const Colours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--s3);
  > figure {
    width: auto;
  }
`;

const Hue = styled.span`
  padding: var(--s1) var(--s3);
  border-radius: var(--pill);
  font-weight: var(--weight-label);
  ${groupHueStyle}
`;

const Depth = styled.div<{ $shadow: string; $radius: string }>`
  padding: var(--s4);
  border: var(--border) solid var(--line);
  border-radius: var(${({ $radius }) => $radius});
  background: var(--card);
  box-shadow: var(${({ $shadow }) => $shadow});
`;

const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl'];
const weights = ['fact', 'label', 'name', 'number'];
const groups = ['Open Men', 'Open Women', 'Juniors', 'Masters', 'Coaches', 'Alumni'];

export function TokensShow() {
  return (
    <>
      <Card title="Colours">
        <Colours>
          {Object.keys(palettes.light).map((name) => (
            <Captioned key={name}>
              <Swatch style={{ background: `var(--${name})` }} />
              <figcaption>{name}</figcaption>
            </Captioned>
          ))}
        </Colours>
      </Card>
      <Card title="Type">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
            {size} Kestrel 06:12
          </p>
        ))}
        {weights.map((weight) => (
          <p key={weight} style={{ fontWeight: `var(--weight-${weight})` }}>
            {weight}: Harrier 4x, 954.7 miles in 127 trips
          </p>
        ))}
      </Card>
      <Card title="Groups and workouts">
        <Wrap>
          {groups.map((name, position) => (
            <Hue key={name} style={{ '--hue': groupHues[position] } as object}>
              {name}
            </Hue>
          ))}
        </Wrap>
        <Colours>
          {workoutColours.map((colour) => (
            <Swatch key={colour} style={{ background: colour }} />
          ))}
        </Colours>
        <Depth $shadow="--shadow" $radius="--radius-card">
          A card
        </Depth>
        <Depth $shadow="--shadow-deep" $radius="--radius-card">
          A sheet
        </Depth>
      </Card>
    </>
  );
}
