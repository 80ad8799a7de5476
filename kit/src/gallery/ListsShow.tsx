import { useState } from 'react';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { BoatPlate } from '../art/BoatPlate.tsx';
import { Avatar } from '../ui/layout/Avatar.tsx';
import { Badge } from '../ui/feedback/Badge.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { MonthWeekPicker, yearsBack, type PickedPeriod } from '../ui/form/MonthWeekPicker.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { SwipeList } from '../ui/list/SwipeList.tsx';
import type { SwipeAction } from '../ui/list/SwipeAction.ts';
import { TabStrip } from '../ui/navigation/TabStrip.tsx';

const classes = [
  { value: '>', label: '>' },
  { value: '1x', label: '1x', count: 6 },
  { value: '4+', label: '4+', count: 2 },
  { value: '4x', label: '4x', count: 3 },
  { value: '8+', label: '8+', count: 4 },
  { value: '1p', label: '1p', isDisabled: true, reason: 'You own no private single.' },
  { value: '248p', label: '2-4-8p' },
  { value: '1b', label: '1b' },
  { value: 'in', label: 'Unlaunched', count: 23 },
];

const boats = ['Kestrel', 'Osprey', 'Tern', 'The Right Honourable Lady Margaret of the Lower Reach'];
const actions: SwipeAction[] = [
  { key: 'launch', label: 'Launch', onSelect: () => undefined },
  { key: 'log', label: 'Captain’s log', tone: 'cedar', href: 'about:blank' },
];

const EIGHT = { ...boatShape({ name: '', moniker: '8+' }), hull: '#1F5FA8' };

const TODAY = '2026-05-29';

export function ListsShow() {
  const [chosen, setChosen] = useState('8+');
  const [period, setPeriod] = useState<PickedPeriod>({ year: 2026, month: 5, part: 2 });
  return (
    <>
      <Card title="Boats" actions={<Badge $tone="water">4 in</Badge>}>
        <TabStrip label="Boat class" tabs={classes} value={chosen} onChange={setChosen} />
        <SwipeList
          label="Boats"
          swipeDistance={270}
          rows={boats.map((name, index) => ({
            key: name,
            name,
            facts: `Eight, ${312 - index * 40} mi, last 18 May`,
            picture: <BoatPlate boat={EIGHT} />,
            actions,
          }))}
        />
      </Card>
      <Card title="Past weeks, past dates">
        <MonthWeekPicker
          label="Past weeks"
          parts="weeks"
          value={period}
          onChange={setPeriod}
          today={TODAY}
          years={yearsBack(TODAY, 5)}
        />
        <MonthWeekPicker
          label="Past dates"
          parts="days"
          value={period}
          onChange={setPeriod}
          today={TODAY}
          mayPickFuture
          hasNext
        />
      </Card>
      <Card title="Still out" actions={<Badge $tone="red">1 overdue</Badge>}>
        <TabStrip
          label="Status"
          isDisplayOnly
          value="launched"
          tabs={[
            { value: 'landed', label: 'Landed' },
            { value: 'launched', label: 'Launched' },
            { value: 'deck', label: 'On Deck' },
          ]}
        />
        <SwipeList
          label="Members"
          swipeDistance={140}
          rows={['Kim Harper', 'Ada van Lake', 'Ünal Ø'].map((name, index) => ({
            key: name,
            name,
            facts: 'Kestrel 8+, out since 06:12',
            picture: <Avatar name={name} />,
            aside: index === 0 ? <Badge $tone="amber">On deck</Badge> : <Badge $tone="green">Landed</Badge>,
            actions:
              index === 2 ? [] : [{ key: 'add', label: 'Add', tone: 'green', onSelect: () => undefined }],
          }))}
        />
        <SwipeList label="Fleet" swipeDistance={270} rows={[]} emptyText="All Boats are in." />
        <Skeleton shape="row" count={2} />
        <Skeleton shape="text" count={3} />
      </Card>
    </>
  );
}
