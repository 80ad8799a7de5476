import { isDoc, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { prepareExpression, type Expression } from './evaluateExpression.ts';
import type { Stage } from './stage.ts';
import { fieldOf, setField } from '../../ownFields.ts';

type Field = [path: string[], value: Expression];

const collect = (path: string[], value: unknown, variables: Record<string, unknown>, out: Field[]): void => {
  if (isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$')) {
    for (const [name, inner] of Object.entries(value))
      collect([...path, ...name.split('.')], inner, variables, out);
    return;
  }
  out.push([path, prepareExpression(value, variables)]);
};

const put = (target: Doc, path: readonly string[], value: unknown): void => {
  const [name, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(target, name);
    else setField(target, name, value);
    return;
  }
  const current = fieldOf(target, name);
  if (Array.isArray(current)) {
    const changed = current.map((element) => {
      const copy = isDoc(element) ? { ...element } : {};
      put(copy, rest, value);
      return copy;
    });
    setField(target, name, changed);
    return;
  }
  const copy = isDoc(current) ? { ...current } : {};
  put(copy, rest, value);
  setField(target, name, copy);
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
    fields.forEach(([path], i) => put(out, path, values[i]));
    return out;
  });
};
