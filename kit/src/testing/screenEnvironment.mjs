import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/**
 * Node globals that jsdom hides and a browser has. `AbortController` and `AbortSignal` are exposed together with `fetch`,
 * because Node's Request rejects signals of another implementation.
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

/** jsdom extended for screens: a `fetch` that tests can fake, and working dialogs, popovers and channels. */
export default class ScreenEnvironment extends JsdomEnvironment {
  #channels = new Set();

  constructor(...given) {
    super(...given, jsdom);
  }

  async setup() {
    await super.setup();
    const window = this.global;
    for (const name of FROM_NODE) {
      Object.defineProperty(window, name, { value: globalThis[name], configurable: true, writable: true });
    }
    Object.defineProperty(window.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    window.BroadcastChannel = trackedBroadcastChannel(this.#channels);
    acceptForeignAbortSignals(window);
    addAnimationEvents(window);
    ignoreMediaRules(window);
    addDialogs(window);
    addPopovers(window);
    addScrolling(window);
    window.matchMedia = (media) => inertMediaQuery(window, media);
    // styled-components' global: rules go into the sheet. As text, jsdom would parse the whole sheet again for each rule.
    window.SC_DISABLE_SPEEDY = false;
  }

  async teardown() {
    // An open channel would keep the worker process alive.
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

/** jsdom's addEventListener accepts only its own AbortSignal; this one accepts Node's as well. */
function acceptForeignAbortSignals(window) {
  // Jest gives the window its own addEventListener, so patching the prototype alone is not enough.
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

/** Without it React waits for the events of old browsers, whose names have a prefix. */
function addAnimationEvents(window) {
  window.AnimationEvent = class AnimationEvent extends window.Event {};
}

/**
 * Screens have no layout here, so styles for a width do not apply, consistent with `matchMedia`. jsdom's window is 1024 by 768.
 */
function ignoreMediaRules(window) {
  const sheet = window.CSSStyleSheet.prototype;
  const { insertRule } = sheet;
  sheet.insertRule = function (rule, index) {
    return insertRule.call(this, rule.startsWith('@media') ? '@media not all {}' : rule, index);
  };
}

/** showModal, close, Escape (cancel, then close) and the return of the focus, as the HTML standard defines them. */
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

/** jsdom has no layout to scroll; the methods exist so that a test can spy on them. */
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
