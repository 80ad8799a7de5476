import { constants, createContext, runInContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Node's own classes, which its modules return and check for. */
const FROM_NODE = ['ArrayBuffer', 'Buffer', 'Uint8Array'];

/**
 * Jest's environment for Node, with two differences. It clears a file's timers at its end: those of the rate limits run for
 * hours, and keep everything that the file has loaded. And its global object is a plain one: Jest's own is a proxy, which
 * makes each use of `Object`, `Promise` or `Buffer` some sixty times slower, in libraries too.
 */
export default class NodeEnvironment extends TestEnvironment {
  #timers = new Set();

  constructor(config, context) {
    super(config, context);
    const proxied = this.global;
    this.context = createContext(constants.DONT_CONTEXTIFY);
    this.global = runInContext('globalThis', this.context);
    for (const name of Reflect.ownKeys(proxied)) {
      if (!Object.hasOwn(this.global, name) || FROM_NODE.includes(name))
        copyGlobal(name, proxied, this.global);
    }
    this.global.global = this.global;
    // How many lines of its stack an error shows, as Jest sets it.
    this.global.Error.stackTraceLimit = proxied.Error.stackTraceLimit;
    const { setTimeout } = this.global;
    this.global.setTimeout = Object.assign((...timeout) => {
      const timer = setTimeout(...timeout);
      this.#timers.add(timer);
      return timer;
    }, setTimeout);
    this.moduleMocker = new this.moduleMocker.constructor(this.global);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: this.global,
    });
  }

  async teardown() {
    for (const timer of this.#timers) clearTimeout(timer);
    await super.teardown();
  }
}

/** Defines a global as another environment has it. Node loads some, such as `fetch`, when they are first read. */
function copyGlobal(name, from, to) {
  const { enumerable, ...descriptor } = Object.getOwnPropertyDescriptor(from, name);
  if (!descriptor.get) {
    Object.defineProperty(to, name, { enumerable, ...descriptor });
    return;
  }
  const settle = (value) => {
    Object.defineProperty(to, name, { enumerable, configurable: true, writable: true, value });
  };
  Object.defineProperty(to, name, {
    enumerable,
    configurable: true,
    get() {
      settle(from[name]);
      return to[name];
    },
    set: settle,
  });
}
