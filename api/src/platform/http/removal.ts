import Joi from 'joi';
import { memberRoute, type MemberDefinition, type Route } from './route.ts';
import { idSchema } from './validate.ts';

type Empty = Record<never, never>;

interface Removal<Id extends string, Query> extends Omit<
  MemberDefinition<Empty, Record<Id, string>, Query>,
  'method' | 'path' | 'body' | 'params' | 'namesCaller'
> {
  path: `/${string}/:${Id}`;
  /** Path of the old form, which has the id, as `id`, and the fields of the query in its body. */
  was: string;
}

/**
 * Defines a `DELETE` with the id in its path and options in its query, and its old form, which stays for one
 * more version.
 */
export function removal<Id extends string, Query extends object = Empty>({
  was,
  ...given
}: Removal<Id, Query>): Route[] {
  const id = given.path.slice(given.path.indexOf(':') + 1) as Id;
  const { path, query, ...former } = given;
  return [
    memberRoute<Empty, Record<Id, string>, Query>({
      ...given,
      method: 'DELETE',
      params: Joi.object({ [id]: idSchema().required() }),
      ...(given.audit && { audit: { ...given.audit, subject: id } }),
    }),
    memberRoute<{ id: string } & Query>({
      ...former,
      method: 'DELETE',
      path: was,
      replacedBy: `DELETE ${path}`,
      body: Joi.object({ id: idSchema().required() }).concat(query ?? Joi.object()),
      handle({ body, ...request }, ctx) {
        const { id: removed, ...options } = body;
        const params = { [id]: removed } as Record<Id, string>;
        return given.handle({ ...request, body: {}, params, query: options as unknown as Query }, ctx);
      },
    }),
  ];
}
