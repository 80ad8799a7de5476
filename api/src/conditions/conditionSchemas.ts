import { ADAPTERS, EFFECTS, FLAGS, OPS, type Flag } from '@fleetwatch/contract/conditions/kinds';
import {
  CONDITION_RULES_MAX,
  CONDITION_SOURCES_MAX,
  FLAG_HOURS_MAX,
  FLAG_TEXT_MAX,
  HOLD_MINUTES_MAX,
  HOLD_MORNINGS_MAX,
  NOTE_MAX,
  REPORTERS_MAX,
  STATION_MAX,
  WHERE_MAX,
} from '@fleetwatch/contract/conditions/limits';
import {
  FLAG_HOURS,
  FLAG_TEXT_LENGTH,
  NOTE_LENGTH,
  REPORTERS_UNKNOWN,
  ROW_TWICE,
  SOURCES_FULL,
  WHERE_LENGTH,
} from '@fleetwatch/contract/conditions/texts';
import { INPUTS, MEASURED_INPUTS, SHOWN_UNITS, UNITS } from '@fleetwatch/contract/conditions/units';
import type {
  ConditionSettingsBody,
  ConditionTableBody,
  FlagBody,
  ReadingBody,
} from '@fleetwatch/contract/conditions/wire';
import Joi from 'joi';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';

const VALUE_MOST = 1_000_000;
const IDS_MOST = 60;

const oneOf = (values: readonly string[]): Joi.StringSchema =>
  Joi.string()
    .valid(...values)
    .required();
const idsSchema = (): Joi.ArraySchema => Joi.array().items(idSchema()).unique().max(IDS_MOST).required();

const ruleSchema = Joi.object({
  id: Joi.string()
    .pattern(/^[a-z0-9-]{1,24}$/i)
    .required(),
  input: oneOf(INPUTS),
  op: oneOf(OPS),
  value: Joi.number().min(-VALUE_MOST).max(VALUE_MOST).required(),
  unit: oneOf(UNITS),
  source: idSchema().allow(null).required(),
  classes: idsSchema(),
  clearances: idsSchema(),
  effect: oneOf(EFFECTS),
  note: textSchema(NOTE_MAX).required().messages(textFor(NOTE_LENGTH)),
});

export const tableSchema = Joi.object<ConditionTableBody, true>({
  version: Joi.number().integer().min(0).required(),
  rules: Joi.array()
    .items(ruleSchema)
    .unique('id')
    .max(CONDITION_RULES_MAX)
    .required()
    .messages({ 'array.unique': ROW_TWICE, 'array.max': ROW_TWICE }),
  hold: Joi.object({
    kind: oneOf(['minutes', 'mornings']),
    count: Joi.number()
      .integer()
      .min(0)
      .max(HOLD_MINUTES_MAX)
      .required()
      .when('kind', { is: 'mornings', then: Joi.number().max(HOLD_MORNINGS_MAX) }),
  }).required(),
});

const inputsSchema = (): Joi.ArraySchema =>
  Joi.array()
    .items(Joi.string().valid(...MEASURED_INPUTS))
    .unique()
    .min(1)
    .required();
const whereSchema = (): Joi.StringSchema => textSchema(WHERE_MAX).required().messages(textFor(WHERE_LENGTH));

const shownIn = (units: readonly string[]): Joi.StringSchema => oneOf(units).allow(null);

export const sourcesSchema = Joi.object<ConditionSettingsBody, true>({
  sources: Joi.array()
    .items(
      Joi.object({
        id: idSchema().allow('').required(),
        adapter: oneOf(ADAPTERS),
        station: textSchema(STATION_MAX).required(),
        inputs: inputsSchema(),
        where: whereSchema(),
      }),
    )
    .unique((one: { id: string }, other: { id: string }) => one.id !== '' && one.id === other.id)
    .max(CONDITION_SOURCES_MAX)
    .required()
    .messages({ 'array.max': SOURCES_FULL }),
  reporters: Joi.array()
    .items(idSchema())
    .unique()
    .max(REPORTERS_MAX)
    .required()
    .messages(textFor(REPORTERS_UNKNOWN)),
  isForAll: Joi.boolean().required(),
  units: Joi.object({
    speed: shownIn(SHOWN_UNITS.speed),
    temperature: shownIn(SHOWN_UNITS.temperature),
    level: shownIn(SHOWN_UNITS.level),
    flow: shownIn(SHOWN_UNITS.flow),
  }),
});

export const readingSchema = Joi.object<ReadingBody, true>({
  input: oneOf(MEASURED_INPUTS),
  value: Joi.number().min(-VALUE_MOST).max(VALUE_MOST).required(),
  unit: oneOf(UNITS),
  where: whereSchema(),
});

const COLOURS: readonly Flag[] = FLAGS.filter((flag) => flag !== 'grey');

export const flagSchema = Joi.object<FlagBody, true>({
  colour: Joi.string()
    .valid(...COLOURS)
    .allow(null)
    .required(),
  text: textSchema(FLAG_TEXT_MAX).required().messages(textFor(FLAG_TEXT_LENGTH)),
  hours: Joi.number().integer().min(1).max(FLAG_HOURS_MAX).required().messages(textFor(FLAG_HOURS)),
  reason: textSchema(FREE_TEXT_MAX).required(),
});
