import { isDoc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { prepareExpression, type Expression } from './evaluateExpression.ts';
import type { Stage } from './stage.ts';
import { setPath } from '../setPath.ts';

type Field = [path: string[], value: Expression];

const collect = (path: string[], value: unknown, variables: Record<string, unknown>, out: Field[]): void => {
  if (isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$')) {
    for (const [name, inner] of Object.entries(value))
      collect([...path, ...name.split('.')], inner, variables, out);
    return;
  }
  out.push([path, prepareExpression(value, variables)]);
};

/** `$addFields` and `$set`: all expressions see the document as it came. */
export const addFieldsStage: Stage = (docs, operand, { variables }) => {
  if (!isDoc(operand)) throw new ServerError(40272, '$addFields specification stage must be an object');
  const fields: Field[] = [];
  for (const [path, value] of Object.entries(operand)) {
    if (path === '' || path.startsWith('$'))
      throw new ServerError(16410, `FieldPath field names may not be empty or start with '$': '${path}'`);
    collect(path.split('.'), value, variables, fields);
  }
  return docs.map((doc) => {
    const out = { ...doc };
    const values = fields.map(([, value]) => value(doc));
    fields.forEach(([path], i) => setPath(out, path, values[i]));
    return out;
  });
};
