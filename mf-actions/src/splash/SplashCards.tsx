import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useMemberClearancesQuery } from '@fleetwatch/kit/store/clearances';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { AgeQuestion } from './AgeQuestion.tsx';
import { SplashCard, type SplashCardProps } from './SplashCard.tsx';

const ASKED = { isPutOff: false };

/** Splash and, in a club with juniors, the question about the birth date; shown together, so that neither pushes the other. */
export function SplashCards(props: SplashCardProps) {
  const memberId = useAppSelector(selectMemberId);
  const hasJuniors = useHasFeature('juniors');
  const hasClearances = useHasFeature('clearances');
  const [{ isPutOff }, setAgeQuestion] = useDraft('age', ASKED);
  const isAsking = hasJuniors && hasClearances && !isPutOff;
  const own = useMemberClearancesQuery(memberId, { ...LIST_QUERY, skip: !isAsking });
  if (isAsking && !isAnswered(own)) return <Skeleton shape="card" count={2} />;
  const age = own.currentData?.age;
  return (
    <>
      {isAsking && age?.mayGive && !age.isKnown && (
        <AgeQuestion onLater={() => setAgeQuestion({ isPutOff: true })} />
      )}
      <SplashCard {...props} />
    </>
  );
}
