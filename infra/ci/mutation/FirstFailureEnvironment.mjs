import NodeEnvironment from '../nodeEnvironment.mjs';

/** Skips the rest of a file once one of its tests has failed. */
export default class FirstFailureEnvironment extends NodeEnvironment {
  #hasFailed = false;

  handleTestEvent(event) {
    if (event.name === 'test_done') this.#hasFailed ||= event.test.errors.length > 0;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }
}
