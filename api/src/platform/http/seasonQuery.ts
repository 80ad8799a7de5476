import Joi from 'joi';
import { yearSchema } from '../club/days.ts';

/** A season by the year it starts in; absent for the current one. It is text in an address. */
export interface SeasonQuery {
  season?: number;
}

export const seasonQuerySchema = Joi.object<SeasonQuery, true>({ season: yearSchema().custom(Number) });
