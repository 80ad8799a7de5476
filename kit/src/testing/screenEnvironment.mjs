import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What a browser has and jsdom hides behind its window: Node's own implementation is let through. `AbortController` and
 * `AbortSignal` come with `fetch`, because Node's Request refuses the signal of another implementation.
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'Uint8Array',
  'fetch',
  'structuredClone',
];

/** jsdom as screens need it: a network that can be faked at `fetch`, and the platform's own elements working. */
export default class ScreenEnvironment extends TestEnvironment {
  #channels = new Set();

  async setup() {
    await super.setup();
    const window = this.global;
    for (const name of FROM_NODE) {
      Object.defineProperty(window, name, { value: globalThis[name], configurable: true, writable: true });
    }
    Object.defineProperty(window.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    window.BroadcastChannel = trackedBroadcastChannel(this.#channels);
    acceptForeignAbortSignals(window);
    addDialogs(window);
    addPopovers(window);
    addScrolling(window);
    window.matchMedia = (media) => inertMediaQuery(window, media);
  }

  async teardown() {
    // A channel left open would keep the worker process alive.
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}

function trackedBroadcastChannel(channels) {
  return class extends globalThis.BroadcastChannel {
    constructor(name) {
      super(name);
      this.unref();
      channels.add(this);
    }
  };
}

/** jsdom's addEventListener knows only its own AbortSignal; this one takes Node's as well. */
function acceptForeignAbortSignals(window) {
  // Jest gives the window an addEventListener of its own, so the prototype alone is not enough.
  for (const owner of [window.EventTarget.prototype, window]) {
    const { addEventListener } = owner;
    owner.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      const signal = options?.signal;
      if (!signal) return addEventListener.call(target, type, listener, options);
      if (signal.aborted) return undefined;
      const { signal: _signal, ...rest } = options;
      signal.addEventListener('abort', () => target.removeEventListener(type, listener, rest), {
        once: true,
      });
      return addEventListener.call(target, type, listener, rest);
    };
  }
}

/** showModal, close, Escape (cancel, then close) and the return of the focus, as the HTML standard has them. */
function addDialogs(window) {
  const dialog = window.HTMLDialogElement.prototype;
  const openers = new WeakMap();
  dialog.show = function () {
    this.open = true;
  };
  dialog.showModal = function () {
    if (this.open) throw new window.DOMException('The dialog is already open.', 'InvalidStateError');
    if (!this.isConnected)
      throw new window.DOMException('The dialog is not in the document.', 'InvalidStateError');
    openers.set(this, window.document.activeElement);
    this.open = true;
    (
      this.querySelector('[autofocus]') ?? this.querySelector('button, input, select, textarea, a[href]')
    )?.focus();
  };
  dialog.close = function (returnValue) {
    if (!this.open) return;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.open = false;
    openers.get(this)?.focus();
    openers.delete(this);
    this.dispatchEvent(new window.Event('close'));
  };
  window.document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const modals = [...window.document.querySelectorAll('dialog[open]')].filter((open) => openers.has(open));
    const top = modals.at(-1);
    if (top?.dispatchEvent(new window.Event('cancel', { cancelable: true }))) top.close();
  });
}

function addPopovers(window) {
  const open = new WeakSet();
  const set = (element, isOpen) => {
    if (open.has(element) === isOpen) return;
    if (isOpen) open.add(element);
    else open.delete(element);
    const event = new window.Event('toggle');
    event.oldState = isOpen ? 'closed' : 'open';
    event.newState = isOpen ? 'open' : 'closed';
    element.dispatchEvent(event);
  };
  Object.assign(window.HTMLElement.prototype, {
    showPopover() {
      set(this, true);
    },
    hidePopover() {
      set(this, false);
    },
    togglePopover() {
      set(this, !open.has(this));
    },
  });
}

/** There is no layout to scroll here; the calls exist so that a test may spy on them. */
function addScrolling(window) {
  Object.assign(window.Element.prototype, { scrollIntoView() {}, scrollTo() {}, scrollBy() {} });
  window.scrollTo = () => {};
}

function inertMediaQuery(window, media) {
  const query = new window.EventTarget();
  return Object.assign(query, {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}
