import { CALENDAR_SEASON_START } from '@fleetwatch/contract/time/season';
import { ClubModel, type ClubRecord } from '../clubs/Club.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { requiredOption, passwordOf, yesOrNo, type Command } from './AdminCommand.ts';
import { findClub } from './findForAdmin.ts';
import { refuseClub, setClub } from './setClub.ts';
import {
  CLUB_NAME_OPTION,
  CLUB_PASSWORD_OPTION,
  NO_CLUB_YET,
  TIMEZONE_OPTION,
  clubChanged,
  clubCreated,
} from './texts.ts';

/** Parses a numeric option; NaN for an empty one. */
const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.trim() === '' ? Number.NaN : Number(text);

export const clubCommands: Record<string, Command> = {
  clubs: {
    argumentCount: 0,
    usage: 'clubs',
    summary: 'List the clubs.',
    async run(_given, _options, write) {
      const clubs = await ClubModel.find().sort({ name: 1, _id: 1 }).lean<ClubRecord[]>();
      for (const { _id, name, prefix, timezone, seasonStart, isDefault } of clubs) {
        write(
          `${name} (${prefix}) ${timezone}, season from ${seasonStart}, ${String(_id)}${isDefault ? ', default' : ''}`,
        );
      }
      if (clubs.length === 0) write(NO_CLUB_YET);
    },
  },
  'create-club': {
    argumentCount: 0,
    usage:
      'create-club --name NAME --password-file FILE --timezone ZONE [--season-start MM-DD] [--coach-approval yes|no] [--host NAME]… [--default]',
    summary:
      'Create a club with the standard groups and workout types. Use - as FILE for standard input. A confirmed coach must approve new coaches, unless --coach-approval is no.',
    async run(_given, options, write) {
      const name = requiredOption(options.name, CLUB_NAME_OPTION);
      const password = requiredOption(passwordOf(options), CLUB_PASSWORD_OPTION);
      const timezone = requiredOption(options.timezone, TIMEZONE_OPTION);
      const seasonStart = options['season-start'] ?? CALENDAR_SEASON_START;
      refuseClub({ name, password, timezone, seasonStart });
      const hosts = options.host ?? [];
      const isDefault = options.default === true || (await ClubModel.countDocuments()) === 0;
      const coachApproval = yesOrNo(options, 'coach-approval') ?? true;
      const club = await createClub({
        name,
        password,
        timezone,
        seasonStart,
        hosts,
        isDefault,
        coachApproval,
      });
      write(clubCreated(club.name, club.prefix, String(club._id)));
    },
  },
  'set-club': {
    argumentCount: 0,
    usage:
      'set-club [--club CLUB] [--name NAME] [--password-file FILE] [--timezone ZONE] [--season-start MM-DD] [--coach-approval yes|no] [--group-approval yes|no] [--kiosk-pairing yes|no] [--colours #RRGGBB,#RRGGBB[,#RRGGBB]] [--blade PATTERN] [--place LATITUDE,LONGITUDE|none] [--crest FILE.png|none] [--features FEATURE,…|none] [--unit mi|km|m] [--auto-credit-late-hours 0…48] [--miles-stay-open yes|no]',
    summary:
      'Change a club. A new season start recalculates all totals. With group approval, a coach must confirm a change of user group. With kiosk pairing, a coach must pair each tablet. The place is in degrees and sets sunrise and sunset. With forgotten landings, a landing counts automatically for the given hours after its day. With corrections, crews can change miles until midnight, or at any time if miles stay open.',
    async run(_given, options, write) {
      const club = await findClub(options.club);
      await setClub(club, {
        name: options.name,
        password: passwordOf(options),
        timezone: options.timezone,
        seasonStart: options['season-start'],
        coachApproval: yesOrNo(options, 'coach-approval'),
        groupApproval: yesOrNo(options, 'group-approval'),
        kioskPairing: yesOrNo(options, 'kiosk-pairing'),
        colours: options.colours,
        blade: options.blade,
        place: options.place,
        crest: options.crest,
        features: options.features,
        unit: options.unit,
        autoCreditLateHours: numberOf(options['auto-credit-late-hours']),
        milesStayOpen: yesOrNo(options, 'miles-stay-open'),
      });
      write(clubChanged(club.name));
    },
  },
};
