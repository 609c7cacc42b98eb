/** The live connection of one person: a WebSocket that reconnects by itself. */

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 5000;

export class LiveConnection {
  #closed = false;
  #retryMs = FIRST_RETRY_MS;
  #socket;

  /**
   * @param as        the person's id
   * @param onEvent   called with each event `{t, d}`
   * @param onOpen    called whenever the connection is open; `again` is true after it had been lost, when events may have been missed
   * @param onLost    called when the connection was lost; a new attempt follows
   */
  constructor(as, { onEvent, onOpen = () => {}, onLost = () => {} }) {
    this.as = as;
    this.onEvent = onEvent;
    this.onOpen = onOpen;
    this.onLost = onLost;
    this.#connect(false);
  }

  close() {
    this.#closed = true;
    this.#socket.close();
  }

  #connect(again) {
    const url = new URL(`/sandbox/ws?as=${this.as}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    let opened = false;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#retryMs = FIRST_RETRY_MS;
      if (!this.#closed) this.onOpen(again);
    };
    socket.onmessage = (message) => {
      if (!this.#closed) this.onEvent(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (this.#closed) return;
      this.onLost();
      setTimeout(() => this.#closed || this.#connect(again || opened), this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    };
  }
}
