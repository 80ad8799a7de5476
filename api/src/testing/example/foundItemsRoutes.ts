import Joi from 'joi';
import { clubText } from '../../platform/club/clock.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import { memberRoute, type Route } from '../../platform/http/route.ts';
import { FREE_TEXT_MAX, textSchema } from '../../platform/http/validate.ts';
import { addFoundItem } from './commands/addFoundItem.ts';
import { listFoundItems } from './commands/listFoundItems.ts';

const foundItemSchema = Joi.object<{ text: string }, true>({
  text: textSchema(FREE_TEXT_MAX).required(),
});

export const foundItemsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/found-items-results',
    summary: 'What was found in the boathouse, the latest first.',
    answers: 'R {_id, text, at}.',
    async handle() {
      const items = await listFoundItems();
      return { results: items.map(({ _id, text, at }) => ({ _id: String(_id), text, at: clubText(at) })) };
    },
  }),

  memberRoute<{ text: string }>({
    method: 'POST',
    path: '/found-item',
    summary: 'Note something that was found in the boathouse.',
    answers: '{_id}.',
    body: foundItemSchema,
    async handle({ actor, body, repeatable }) {
      return runWrite({
        repeat: repeatable(),
        work: async (session) => ({ _id: await addFoundItem(actor.id, body.text, session) }),
      });
    },
  }),
];
