import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import { ANONYMOUS_PROFILE } from './localProfile.ts';
import type { LocalProfile } from './localProfile.ts';

/** Why the session ended: the member signed out, here or in another tab, or the server refused the session. */
export type SessionEnd = 'signedOut' | 'elsewhere' | 'refused';

export interface SessionState {
  profile: LocalProfile;
  /** Access token, valid for 15 minutes; in memory only. */
  token: string | null;
  /** Position of the club's events when this page got the member's first token, before any other request. */
  eventsBefore?: EventsBefore | undefined;
}

interface EventsBefore {
  /** Value for `Last-Event-ID`. */
  id: string;
  /** ms since 1970, by this device's clock. */
  receivedAt: number;
}

const initialState: SessionState = { profile: ANONYMOUS_PROFILE, token: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A member signed in on this page (with a token) or in another tab (without: the next call obtains one). */
    sessionStarted: (_state, { payload }: PayloadAction<{ profile: LocalProfile; token: string | null }>) =>
      payload,
    /** A token that arrives after the member has signed out is dropped. */
    tokenRefreshed: {
      reducer(state, { payload }: PayloadAction<RefreshAnswer & { receivedAt: number }>) {
        if (!state.profile.isAuthorised) return;
        const { token, events, receivedAt } = payload;
        if (state.token === null && events !== undefined) state.eventsBefore = { id: events, receivedAt };
        state.token = token;
      },
      prepare: (answer: RefreshAnswer) => ({ payload: { ...answer, receivedAt: Date.now() } }),
    },
    sessionEnded: ({ profile }, _action: PayloadAction<SessionEnd>) => ({
      profile: { ...ANONYMOUS_PROFILE, isAnalytic: profile.isAnalytic, isAnonymous: profile.isAnonymous },
      token: null,
    }),
    profileChanged(state, { payload }: PayloadAction<Partial<LocalProfile>>) {
      Object.assign(state.profile, payload);
    },
  },
  selectors: {
    selectProfile: ({ profile }) => profile,
    selectMemberId: ({ profile }) => profile.id,
    selectIsSignedIn: ({ profile }) => profile.isAuthorised,
    selectIsCoach: ({ profile }) => profile.isAuthorised && profile.coach === 1,
    /** Has every right of a coach; others have the documented ones (rule member.coach-confirmed). */
    selectIsConfirmedCoach: ({ profile }) => profile.isAuthorised && profile.coachConfirmed === 1,
  },
});

export const { sessionStarted, tokenRefreshed, sessionEnded, profileChanged } = sessionSlice.actions;
export const { selectProfile, selectMemberId, selectIsSignedIn, selectIsCoach, selectIsConfirmedCoach } =
  sessionSlice.selectors;

/** The part of the state that API calls need, for any store. */
export interface WithSession {
  session: SessionState;
}
