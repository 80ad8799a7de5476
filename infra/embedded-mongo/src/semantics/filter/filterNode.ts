/** The operators that compare a field's values with one operand. */
export type CompareOp = '$eq' | '$gt' | '$gte' | '$lt' | '$lte';

/** A parsed filter: compiled by the matcher and read by the planner. */
export type FilterNode =
  | { kind: 'and' | 'or' | 'nor'; nodes: FilterNode[] }
  | { kind: 'not'; node: FilterNode }
  | { kind: 'compare'; path: string; op: CompareOp; value: unknown }
  | { kind: 'in'; path: string; values: unknown[]; patterns: RegExp[] }
  | { kind: 'regex'; path: string; pattern: RegExp; prefix: string; original: unknown }
  | { kind: 'exists'; path: string }
  | { kind: 'size'; path: string; size: number }
  | { kind: 'elemMatch'; path: string; node: FilterNode; isValue: boolean }
  | { kind: 'expression'; expression: unknown; variables: Record<string, unknown> };

/** The path of the nodes inside a `$elemMatch` on values: the element itself. */
export const ELEMENT_PATH = '';
