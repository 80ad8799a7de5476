import NodeEnvironment from '../nodeEnvironment.mjs';

/**
 * Skips the rest of a file once one of its tests has failed. It clears the file's timers at its end: those of the rate limits
 * run for hours, and keep everything that the file has loaded.
 */
export default class FirstFailureEnvironment extends NodeEnvironment {
  #hasFailed = false;
  #timers = new Set();

  constructor(...args) {
    super(...args);
    const { setTimeout } = this.global;
    this.global.setTimeout = Object.assign((...timeout) => {
      const timer = setTimeout(...timeout);
      this.#timers.add(timer);
      return timer;
    }, setTimeout);
  }

  handleTestEvent(event) {
    if (event.name === 'test_done') this.#hasFailed ||= event.test.errors.length > 0;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }

  async teardown() {
    for (const timer of this.#timers) clearTimeout(timer);
    await super.teardown();
  }
}
