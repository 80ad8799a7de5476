import type { ImportState } from '@fleetwatch/contract/import/kinds';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useImportsQuery } from './importApi.ts';
import { OpenImport } from './OpenImport.tsx';
import { PastImports } from './PastImports.tsx';
import { UnclaimedMembers } from './UnclaimedMembers.tsx';
import { UploadCard } from './UploadCard.tsx';
import { IMPORT } from '../texts.ts';

const OVER: readonly ImportState[] = ['done', 'undone', 'failed'];
const POLL_MS = 3_000;

/** /moving: imports a club's boats, people and logbooks from its previous system (docs/product/moving.md). */
export function ImportScreen() {
  // Always polled, because another coach may import.
  const query = useImportsQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Screen title={IMPORT} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(imports) => {
          const open = imports.find(({ state }) => !OVER.includes(state));
          const past = imports.filter(({ state }) => OVER.includes(state));
          return (
            <Stack>
              {open && open.state !== 'uploaded' ? (
                <OpenImport key={open._id} summary={open} />
              ) : (
                <>
                  <UploadCard />
                  {open && <OpenImport summary={open} />}
                </>
              )}
              {past.length > 0 && <PastImports imports={past} isBusy={open !== undefined} />}
              <UnclaimedMembers />
            </Stack>
          );
        }}
      </QueryResult>
    </Screen>
  );
}
