/** Responses of the fake storage: stores the file, refuses it with a body, fails like the network, or waits for the test. */
export type UploadAnswer = { status: number; body?: string } | 'lost' | 'waits';

interface SentUpload {
  url: string;
  fields: [string, string][];
  file: Blob;
  progress: (part: number) => void;
  finish: (answer: Exclude<UploadAnswer, 'waits'>) => void;
  isAborted: boolean;
}

/** Replaces XMLHttpRequest, and records every upload of the test in order. */
export function fakeUploads(answers: UploadAnswer[] = []): SentUpload[] {
  const sent: SentUpload[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #url = '';
    #record: SentUpload | undefined;

    open(_method: string, url: string) {
      this.#url = url;
    }

    send(form: FormData) {
      const entries = [...form.entries()];
      const file = entries.at(-1)?.[1];
      if (!(file instanceof Blob)) throw new Error('The file has to be the last field.');
      const record: SentUpload = {
        url: this.#url,
        fields: entries.slice(0, -1).map(([name, value]) => [name, String(value)]),
        file,
        isAborted: false,
        progress: (part) =>
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: part * 100, total: 100 })),
        finish: (answer) => {
          if (answer !== 'lost') {
            this.status = answer.status;
            this.responseText = answer.body ?? '';
          }
          this.dispatchEvent(new Event(answer === 'lost' ? 'error' : 'load'));
        },
      };
      this.#record = record;
      sent.push(record);
      const answer = answers.shift() ?? { status: 204 };
      if (answer !== 'waits') queueMicrotask(() => record.finish(answer));
    }

    abort() {
      if (this.#record) this.#record.isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  URL.createObjectURL = () => 'blob:of-the-test';
  URL.revokeObjectURL = () => undefined;
  return sent;
}
