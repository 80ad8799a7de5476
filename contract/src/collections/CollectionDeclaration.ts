/** A text; with `format: 'date'` a day, `YYYY-MM-DD`. */
export interface TextProperty {
  type: 'string';
  maxLength: number;
  enum?: string[];
  format?: 'date';
}

export interface NumberProperty {
  type: 'number' | 'integer';
  minimum?: number;
  maximum?: number;
}

export interface FlagProperty {
  type: 'boolean';
}

export interface ListProperty {
  type: 'array';
  maxItems: number;
  items: TextProperty | NumberProperty;
}

export type CollectionProperty = TextProperty | NumberProperty | FlagProperty | ListProperty;

/** The part of JSON Schema that describes records (rule module.collection). */
export interface CollectionSchema {
  type: 'object';
  properties: Record<string, CollectionProperty>;
  required: string[];
}

/** Readers: the boathouse too, every member, the members of a record, or confirmed coaches. */
export const COLLECTION_READERS = ['kiosk', 'member', 'own', 'coach'] as const;
export type CollectionReaders = (typeof COLLECTION_READERS)[number];

/** Writers: every member, the members of a record, or confirmed coaches. */
export const COLLECTION_WRITERS = ['member', 'own', 'coach'] as const;
export type CollectionWriters = (typeof COLLECTION_WRITERS)[number];

/** A collection that a remote declares in its `declaration.json` (rule module.collection). */
export interface CollectionDeclaration {
  /** 'checkouts': unique within its remote. */
  name: string;
  title: string;
  schema: CollectionSchema;
  read: CollectionReaders;
  write: CollectionWriters;
  /** Properties that hold the id of a member, or a list of them. */
  person: string[];
  /** Days for which a record is kept after its last change. */
  keepDays: number;
  /** Bytes of one record's value, as JSON. */
  maxBytes: number;
}
