import { DefaultAvatar } from '../art/DefaultAvatar.tsx';
import { firstPaths, Icon, type IconName } from '../art/Icon.tsx';
import { Logo } from '../art/Logo.tsx';
import { morePaths } from '../art/MoreIcon.tsx';
import { Avatar } from '../ui/layout/Avatar.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Captioned, Wrap } from './galleryStyle.ts';

const iconNames = Object.keys({ ...firstPaths, ...morePaths }) as IconName[];

export function MarksShow() {
  return (
    <Card title="Marks">
      <Wrap>
        <Logo size={48} />
        <Logo size={48} isMarkOnly />
        <DefaultAvatar size={96} />
        <Avatar name="Kim Harper" size={96} isInformative />
        <Avatar name="" size={48} />
      </Wrap>
    </Card>
  );
}

export function IconsShow() {
  return (
    <Card title="Icons">
      <Wrap>
        {iconNames.map((name) => (
          <Captioned key={name} style={{ width: '4.5rem' }}>
            <Icon name={name} size={28} />
            <figcaption>{name}</figcaption>
          </Captioned>
        ))}
      </Wrap>
    </Card>
  );
}
