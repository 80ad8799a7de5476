import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ClubLookForm } from './ClubLookForm.tsx';
import { CLUB } from '../texts.ts';

/** /club: a coach's settings of the club (rules club.identity, club.place, club.crest, club.features). */
export function ClubLookScreen() {
  const club = useClubQuery();
  // The form restarts when another coach saves; the member's own draft is kept.
  const key = JSON.stringify([
    club.data?.identity,
    club.data?.place,
    club.data?.logos.escutcheon,
    club.data?.features,
  ]);
  return (
    <Screen title={CLUB} {...screenStatus(club)}>
      {club.data && <ClubLookForm key={key} club={club.data} />}
    </Screen>
  );
}
