/** The answer of a polled route as JSON already, for one that is put together from parts it keeps. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
