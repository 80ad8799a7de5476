import type { CorrectionRow, CorrectionsAnswer } from '@fleetwatch/contract/corrections/wire';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useCorrectionsQuery } from '../data/correctionsApi.ts';
import { useAddress, useTab } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import { NewCorrectionPart } from '../laterScreens.tsx';
import { CorrectionCard } from './CorrectionCard.tsx';
import {
  CORRECTIONS,
  DECIDED,
  MINE,
  NOTHING_DECIDED,
  NOTHING_TO_DECIDE,
  NO_REQUESTS,
  REPORT_MISSING_SORTIE,
  TO_DECIDE,
  toDecide,
} from './texts.ts';

const PANEL = 'corrections';
/** Target of its button. */
const LATER = [NewCorrectionPart];
const TABS = ['mine', 'queue', 'decided'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = { mine: MINE, queue: TO_DECIDE, decided: DECIDED };
const EMPTY: Readonly<Record<Tab, string>> = {
  mine: NO_REQUESTS,
  queue: NOTHING_TO_DECIDE,
  decided: NOTHING_DECIDED,
};

/**
 * /corrections: the member's requests, and all requests for officers (rules correction.own, correction.queue). The tab and the
 * open request are in the address.
 */
export function CorrectionsScreen() {
  usePreload(LATER);
  const query = useCorrectionsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <Screen title={CORRECTIONS} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(answer) => <Corrections answer={answer} />}
      </QueryResult>
    </Screen>
  );
}

function Corrections({ answer }: { answer: CorrectionsAnswer }) {
  const [search, choose] = useAddress();
  const tabs = TABS.filter((one) => answer[one] !== null);
  const [tab, chooseTab] = useTab(tabs, 'mine');
  const rows: CorrectionRow[] = answer[tab] ?? [];
  const open = search.get('open') ?? '';
  return (
    <Stack>
      {tabs.length > 1 && (
        <TabStrip
          label={CORRECTIONS}
          tabs={tabs.map((value) => ({
            value,
            label: value === 'queue' ? toDecide(answer.queue?.length ?? 0) : TAB_LABELS[value],
          }))}
          value={tab}
          onChange={chooseTab}
          panelId={PANEL}
        />
      )}
      <TabPanel id={PANEL} label={TAB_LABELS[tab]}>
        <Stack>
          {tab === 'mine' && (
            <Row>
              <ButtonLink to="/corrections/new">{REPORT_MISSING_SORTIE}</ButtonLink>
            </Row>
          )}
          {rows.length === 0 && <StateView state="empty">{EMPTY[tab]}</StateView>}
          {rows.map((row) => (
            <CorrectionCard
              key={row._id}
              row={row}
              isOpen={open === row._id}
              onToggle={() => choose('open', open === row._id ? '' : row._id)}
            />
          ))}
        </Stack>
      </TabPanel>
    </Stack>
  );
}
