import type { ApiFailure } from '../store/apiFailure.ts';

/** Why a launch is not sent; screens show it as a refusal of the server. */
export class LaunchRefusal extends Error implements ApiFailure {
  override name = 'LaunchRefusal';
  readonly status = 422;
  readonly code = 'invalid:replies';
  readonly field = 'replies';
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }
}
