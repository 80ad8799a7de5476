import { NO_CONTACTS } from '@fleetwatch/contract/safety/sheetTexts';
import styled from 'styled-components';
import { useParams } from 'react-router-dom';
import { boatLook } from '@fleetwatch/contract/boats/boatLook';
import {
  contactTexts,
  factsOf,
  geoJsonOf,
  personText,
  printedText,
  sheetText,
  tickText,
} from '@fleetwatch/contract/safety/sheetText';
import type { Paper } from '@fleetwatch/contract/safety/kinds';
import type { RescueSheet } from '@fleetwatch/contract/safety/wire';
import { BoatPlate } from '@fleetwatch/kit/art/BoatPlate';
import { failureOf, isUnanswered } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { saveFile } from '@fleetwatch/kit/ui/csv/saveFile.ts';
import { saveTextFile } from '@fleetwatch/kit/ui/csv/saveTextFile.ts';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { AlertLines } from '../alerts/AlertLines.tsx';
import { useKeptSheetQuery, useLazySheetPdfQuery, useSheetQuery } from '../data/safetyApi.ts';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { Lines } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EMERGENCY, RESCUE_SHEET } from '../texts.ts';
import {
  BACK_TO_SAFETY,
  COPIED,
  COPY_AS_TEXT,
  COPY_BLOCKED,
  CREW,
  DONE_SO_FAR,
  GEOJSON,
  PRINT,
  SAVE_AS_PDF,
  TICKED,
  rescueSheetFor,
  sheetHeading,
} from './texts.ts';

/* One page of A4 or Letter, depending on the browser's paper. Only the sheet is printed. */
const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  overflow-wrap: anywhere;
  dl {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    gap: var(--s1) var(--s4);
    margin: 0;
  }
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  @media print {
    gap: 6pt;
    padding: 0;
    border: 0;
    background: none;
    color: #000;
    font-size: 10.5pt;
    line-height: 1.3;
    dt {
      color: #333;
    }
  }
`;

const Crew = styled.ol`
  padding-left: 1.6em;
  list-style: decimal;
  ul {
    padding: 0;
    list-style: none;
  }
`;

const Actions = styled(Row)`
  @media print {
    display: none;
  }
`;

/** /safety/sheet/{sortie}: the data that rescuers need, on one page (rule safety.sheet). */
export function SheetScreen() {
  const { sortie_id: sortie = '' } = useParams();
  const { isAnonymous } = useAppSelector(selectProfile);
  const now = useSheetQuery(sortie, { skip: isAnonymous });
  // An anonymous device fetches no contacts, so that no access is recorded. Without a network: the stored sheet, without
  // contacts.
  const isAlone =
    isAnonymous ||
    (now.currentData === undefined && now.error !== undefined && isUnanswered(failureOf(now.error)));
  // A loaded sheet is stored too: the board only stores those of the most urgent boats (rule safety.offline).
  const kept = useKeptSheetQuery(
    { sortie, as: '' },
    isAlone ? LIVE_QUERY : { skip: now.currentData === undefined },
  );
  return (
    <Screen title={RESCUE_SHEET} status="ready">
      <QueryResult query={isAlone ? kept : now} isEmpty={() => false} emptyText="">
        {(sheet) => <Sheet sheet={sheet} sortie={sortie} />}
      </QueryResult>
    </Screen>
  );
}

function Sheet({ sheet, sortie }: { sheet: RescueSheet; sortie: string }) {
  const { nowMs, timeOf } = useClubTime();
  const { isAnonymous } = useAppSelector(selectProfile);
  const { data: blades } = useClubQuery();
  const dispatch = useAppDispatch();
  const { club, place, boat, crew, emergencyNumber, rescue, ticks, lines } = sheet;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sheetText(sheet, timeOf, nowMs));
      dispatch(toastShown({ text: COPIED, tone: 'success' }));
    } catch {
      dispatch(toastShown({ text: COPY_BLOCKED, tone: 'danger' }));
    }
  };
  return (
    <>
      <Actions>
        <Button tone="primary" onClick={() => window.print()}>
          {PRINT}
        </Button>
        {!isAnonymous && <PdfButton sortie={sortie} />}
        <Button onClick={() => void copy()}>{COPY_AS_TEXT}</Button>
        {place && (
          <Button
            onClick={() =>
              saveTextFile({
                name: `${boat.bus}.geojson`,
                text: geoJsonOf(sheet, place),
                type: 'application/geo+json',
              })
            }
          >
            {GEOJSON}
          </Button>
        )}
        <ButtonLink tone="quiet" to="/safety">
          {BACK_TO_SAFETY}
        </ButtonLink>
      </Actions>
      <Page aria-label={rescueSheetFor(boat.bus)}>
        <h2>{sheetHeading(club, boat.bus)}</h2>
        {boat.hull && (
          <BoatPlate
            boat={boatLook({ _id: '', hull: boat.hull }, boat.group)}
            blade={blades?.identity}
            width={160}
          />
        )}
        <dl>
          {factsOf(sheet, timeOf, nowMs).map(([label, text]) => (
            <FactLine key={label} label={label} text={text} />
          ))}
          <FactLine label={EMERGENCY} text={emergencyNumber} />
          {rescue.map(({ name, phone }) => (
            <FactLine key={`${name} ${phone}`} label={name} text={phone} />
          ))}
        </dl>
        <h3>{CREW}</h3>
        <Crew>
          {crew.map((person, at) => (
            <li key={at}>
              {personText(person)}
              <ul>
                {contactTexts(person).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </li>
          ))}
        </Crew>
        {!crew.some(({ contacts }) => contacts) && <p>{NO_CONTACTS}</p>}
        {lines.length + ticks.length > 0 && (
          <>
            <h3>{DONE_SO_FAR}</h3>
            <AlertLines lines={lines} />
            <Lines aria-label={TICKED}>
              {ticks.map((tick) => (
                <li key={tick.step}>
                  <time dateTime={new Date(tick.at).toISOString()}>{timeOf(tick.at)}</time>
                  <span>{tickText(tick)}</span>
                </li>
              ))}
            </Lines>
          </>
        )}
        <p>{printedText(sheet, timeOf, nowMs)}</p>
      </Page>
    </>
  );
}

/** Whether the device's language implies Letter paper: the Americas. */
const paperOf = (language: string): Paper => (/-(us|ca|mx|ph|cl|co)$/i.test(language) ? 'letter' : 'a4');

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Saves the sheet as written by the server, for the usual paper of the device's country. */
function PdfButton({ sortie }: { sortie: string }) {
  const [ask, { isFetching }] = useLazySheetPdfQuery();
  const showOutcome = useResultToast();
  const handlePress = async () => {
    const { data, error } = await ask({ sortie, paper: paperOf(navigator.language) });
    showOutcome(error, '');
    if (data) saveFile(data.fileName, new Blob([bytesOf(data.pdf)], { type: 'application/pdf' }));
  };
  return (
    <Button isBusy={isFetching} onClick={() => void handlePress()}>
      {SAVE_AS_PDF}
    </Button>
  );
}

function FactLine({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
