/**
 * A point at which modules of a higher layer take part in the work of a lower one: within its change, in the
 * same transaction, or when it reads. Work that can wait until a change is committed uses an event.
 */
export interface Hook<Input extends object, Output> {
  /** Unique name: 'boats.leave'. */
  readonly name: string;
  /** For typing only: never set. */
  readonly input?: Input;
  readonly output?: Output;
}

/** A module's handler of a hook; listed in its `module.ts`. */
export interface HookHandler {
  hook: string;
  handle(input: never): Promise<unknown>;
}

export const defineHook = <Input extends object, Output = void>(name: string): Hook<Input, Output> => ({
  name,
});

export const atHook = <Input extends object, Output>(
  { name: hook }: Hook<Input, Output>,
  handle: (input: Input) => Promise<Output>,
): HookHandler => ({ hook, handle });

let registered: readonly HookHandler[] | null = null;

/** Sets the hook handlers of this process. */
export function registerHooks(handlers: readonly HookHandler[]): void {
  registered = handlers;
}

/**
 * Runs the handlers of a hook one after the other, since a session does one thing at a time. An error stops
 * the change.
 */
export async function runHook<Input extends object, Output>(
  { name }: Hook<Input, Output>,
  input: Input,
): Promise<Output[]> {
  if (!registered) throw new Error('Hooks run after bootstrap, which registers what modules do.');
  const outputs: Output[] = [];
  for (const { hook, handle } of registered) {
    if (hook === name) outputs.push((await handle(input as never)) as Output);
  }
  return outputs;
}
