/** MongoDB's names of the codes that this server returns. */
const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  136: 'CappedPositionLost',
  146: 'ExceededMemoryLimit',
  171: 'CannotIndexParallelArrays',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  276: 'IndexBuildAborted',
  280: 'ChangeStreamFatalError',
  286: 'ChangeStreamHistoryLost',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  11600: 'InterruptedAtShutdown',
};

/** An error that the client receives with its MongoDB code; any other exception counts as a fault of this server. */
export class ServerError extends Error {
  readonly code: number;
  readonly labels: string[];
  /** Further fields of the reply, such as `keyPattern` and `keyValue` of a duplicate key. */
  readonly details: Record<string, unknown>;

  constructor(code: number, message: string, details: Record<string, unknown> = {}, labels: string[] = []) {
    super(message);
    this.code = code;
    this.labels = labels;
    this.details = details;
  }

  /** Returns the code's name in MongoDB, `Location<code>` for codes that have none. */
  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }

  /** Returns the same error with one more label for the drivers (for example `TransientTransactionError`). */
  withLabel(label: string): ServerError {
    return new ServerError(this.code, this.message, this.details, [...this.labels, label]);
  }
}

/** Returns a refusal by name of a MongoDB feature that this server lacks. */
export const refuse = (what: string): ServerError =>
  new ServerError(238, `${what} is not supported by the embedded database`);
