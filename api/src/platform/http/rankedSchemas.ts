import Joi from 'joi';

/** A group or all groups, and the sort tab. */
export interface RankedParams {
  /** Group id, or 'all'. */
  group: string;
  sort: '0' | '1' | '2' | '3';
}

export const rankedParamsSchema = Joi.object<RankedParams, true>({
  group: Joi.string()
    .pattern(/^([0-9a-f]{24}|all)$/)
    .required(),
  sort: Joi.string().valid('0', '1', '2', '3').required(),
});
