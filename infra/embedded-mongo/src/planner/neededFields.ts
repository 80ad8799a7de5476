import { isDoc } from '../bsonValues.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import type { Query } from './findRows.ts';

/** Collects the names of top-level fields; gives up where all may be needed. */
class FieldCollector {
  readonly names = new Set<string>();
  isAll = false;

  path(path: string): void {
    this.names.add(path.split('.')[0] as string);
  }

  expression(expression: unknown): void {
    if (typeof expression === 'string') {
      if (/^\$\$(ROOT|CURRENT)\b/.test(expression)) this.isAll = true;
      else if (expression.startsWith('$') && !expression.startsWith('$$')) this.path(expression.slice(1));
    } else if (Array.isArray(expression)) {
      for (const one of expression) this.expression(one);
    } else if (isDoc(expression)) {
      for (const [name, operand] of Object.entries(expression)) {
        if (name !== '$literal') this.expression(operand);
      }
    }
  }

  filter(node: FilterNode): void {
    switch (node.kind) {
      case 'and':
      case 'or':
      case 'nor':
        for (const one of node.nodes) this.filter(one);
        break;
      case 'not':
        this.filter(node.node);
        break;
      case 'expression':
        this.expression(node.expression);
        break;
      default:
        this.path(node.path);
    }
  }
}

/**
 * The top-level fields that a query and the stages after it look at, when a `$group` or `$count` makes all others fall away;
 * undefined when whole documents are needed.
 */
export const neededFields = (
  query: Query,
  stages: readonly [name: string, operand: unknown][],
): Set<string> | undefined => {
  const collector = new FieldCollector();
  collector.filter(query.filter);
  for (const [path] of query.sort) collector.path(path);
  for (const [name, operand] of stages) {
    switch (name) {
      case '$match':
        if (!isDoc(operand)) return undefined;
        collector.filter(parseFilter(operand));
        break;
      case '$unwind':
        collector.expression(isDoc(operand) ? operand['path'] : operand);
        break;
      case '$addFields':
      case '$set':
        if (isDoc(operand)) for (const path of Object.keys(operand)) collector.path(path);
        collector.expression(operand);
        break;
      case '$group':
      case '$sortByCount':
      case '$count':
        if (name !== '$count') collector.expression(operand);
        return collector.isAll ? undefined : collector.names;
      default:
        return undefined;
    }
  }
  return undefined;
};
