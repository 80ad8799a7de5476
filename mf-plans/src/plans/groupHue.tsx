import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { groupHueOf, groupHues } from '@fleetwatch/kit/theme/groupHues';

/** The last hue is an Open Plan's, which has no group. */
const GROUP_HUES = groupHues.length - 1;

/** `--hue` of a plan's group, for `groupHueStyle`. */
export function hueOfGroup(group: string | null, groups: readonly UserGroup[]): CSSProperties {
  const position = groups.findIndex(({ _id }) => _id === group);
  return { '--hue': groupHueOf(position < 0 ? GROUP_HUES : position % GROUP_HUES) } as CSSProperties;
}

/** A group's hue beside its name. */
export const HueMark = styled.i`
  flex: none;
  width: 11px;
  height: 11px;
  border-radius: 4px;
  background: var(--hue);
  box-shadow: 0 0 0 1px color-mix(in srgb, var(--card) 60%, transparent);
`;
