/** All that a person can do on the page. Each action asks the sandbox, changes the store, and tells a refusal in words. */
import { addPerson, Api, people, unreadNotifications } from './api.js';
import { applyEvent, changesWorld } from './events.js';
import { LiveConnection } from './live.js';
import { isEphemeral, merge } from './messages.js';
import { readRoute, showRoute } from './route.js';
import { localId } from './snowflake.js';
import { pressKey } from './store.js';
import { translated } from './translated.js';
import { badgesOf } from './unread.js';
import { allChannels, channelById, isTextChannel, persons, userById } from './world.js';

const TOAST_MS = 6000;
const REFRESH_DELAY_MS = 40;
const NO_ANSWER = 'The application did not respond';

export class Actions {
  #api;
  #connections = new Map();
  #refreshTimer;
  /** How often the reader has set out for a place, so that a late answer does not lead back from a later one. */
  #journey = 0;
  /** Events that arrive while the messages of a channel are being loaded, to be applied on top, by channel. */
  #arriving = new Map();

  constructor(store, ledger, recent) {
    this.store = store;
    this.ledger = ledger;
    this.recent = recent;
  }

  get state() {
    return this.store.state;
  }

  // ---- coming in -------------------------------------------------------------------------------------------------

  async start() {
    this.ledger.watch(() => this.#count());
    addEventListener('popstate', () => this.#follow(readRoute()));
    addEventListener('visibilitychange', () => this.#readHere());
    await this.#follow(readRoute());
  }

  async #follow({ as, channelId }) {
    const isLast = this.#setOut();
    try {
      await this.#meetPeople();
      if (!isLast()) return;
      const wanted = persons(this.state).find((person) => person.id === as) ?? persons(this.state)[0];
      await this.become(wanted.id, channelId);
      this.store.set({ trouble: null });
    } catch (refusal) {
      this.store.set({ trouble: refusal.message });
    }
  }

  async #meetPeople() {
    this.store.set({ people: await people() });
    for (const { id } of persons(this.state)) {
      if (!this.#connections.has(id)) this.#connections.set(id, this.#connect(id));
      this.#setCalls(id, await unreadNotifications(id));
    }
  }

  /** Every person has a connection, so that the page shows everybody's notifications. */
  #connect(personId) {
    const isMe = () => this.state.me?.id === personId;
    return new LiveConnection(personId, {
      onEvent: (event) => this.#receive(personId, event),
      onOpen: (again) => isMe() && this.#recover(again),
      onLost: () => isMe() && this.store.set({ connected: false }),
    });
  }

  /** Events may have been missed while the connection was lost: everything on screen is asked for anew. */
  async #recover(again) {
    this.store.set({ connected: true });
    if (!again) return;
    await this.#attempt(async () => {
      await this.#meetPeople();
      this.store.set({ messages: {}, complete: {}, pressed: {}, sending: [] });
      await this.#refresh();
      await this.#arrive(this.state.channelId);
    });
  }

  // ---- people and places -----------------------------------------------------------------------------------------

  /** Continues as another person, in the same channel if that person may see it. */
  async become(personId, channelId = this.state.channelId) {
    const isLast = this.#setOut();
    if (this.state.me?.id !== personId) {
      this.#api = new Api(personId);
      this.store.set({ me: userById(this.state, personId), messages: {}, complete: {}, replyTo: null, modal: null, card: null, appsOf: null, typing: {}, connected: true });
    }
    await this.#refresh();
    if (!isLast()) return;
    const open = channelById(this.state, channelId) ?? allChannels(this.state).find(isTextChannel);
    if (open) await this.#arrive(open.id);
  }

  async addPerson(name) {
    const isLast = this.#setOut();
    return this.#attempt(async () => {
      const person = await addPerson(name);
      await this.#meetPeople();
      if (isLast()) await this.become(person.id);
    });
  }

  async open(channelId) {
    this.#setOut();
    await this.#arrive(channelId);
  }

  /** Begins the way to a place; the answer tells whether the reader has set out for no other since. */
  #setOut() {
    const journey = ++this.#journey;
    this.store.set({ drawerOpen: false });
    return () => journey === this.#journey;
  }

  async #arrive(channelId) {
    this.store.set({ channelId, replyTo: null });
    showRoute({ as: this.state.me.id, channelId });
    if (!this.state.messages[channelId]) await this.#attempt(() => this.#load(channelId));
    this.#readHere();
  }

  /** Opens the channel, and leads the reader to the message if it is loaded. */
  async show(channelId, messageId) {
    if (channelId !== this.state.channelId) await this.open(channelId);
    const loaded = this.state.messages[channelId]?.some((message) => message.id === messageId);
    this.store.set({ sought: loaded ? messageId : null });
  }

  /** The reader has been led to the sought message. */
  forget() {
    this.store.set({ sought: null });
  }

  async openDirectChannel(userId) {
    const isLast = this.#setOut();
    return this.#attempt(async () => {
      const channel = await this.#api.openDirectChannel(userId);
      await this.#refresh();
      if (isLast()) await this.#arrive(channel.id);
    });
  }

  async setArchived(channelId, archived) {
    return this.#attempt(async () => {
      await this.#api.archive(channelId, archived);
      await this.#refresh();
    });
  }

  async #refresh() {
    const api = this.#api;
    const world = await api.world();
    if (api !== this.#api) return;
    const { me, locales, bot, online, guilds, dms, commands } = world;
    this.store.set({ me, locales, bot, online, guilds, directChannels: dms, commands: translated(commands, me.locale) });
    this.ledger.know(me.id, allChannels(this.state));
    this.#count();
  }

  /** Adds the bot's application to the present person's account, or removes it. */
  async install(installed) {
    return this.#attempt(() => this.#api.install(installed));
  }

  /** Sets the language of the present person's client. */
  async speak(locale) {
    return this.#attempt(() => this.#api.speak(locale));
  }

  #refreshSoon() {
    clearTimeout(this.#refreshTimer);
    this.#refreshTimer = setTimeout(() => this.#attempt(() => this.#refresh()), REFRESH_DELAY_MS);
  }

  // ---- messages --------------------------------------------------------------------------------------------------

  async #load(channelId, before) {
    const api = this.#api;
    this.#arriving.set(channelId, []);
    const page = await api.messages(channelId, before);
    if (api !== this.#api) return;
    this.store.set((state) => ({
      messages: { ...state.messages, [channelId]: merge(page, state.messages[channelId] ?? []) },
      complete: { ...state.complete, [channelId]: page.length === 0 || (before === undefined && page.length < 50) },
    }));
    this.#arriving.get(channelId)?.forEach((event) => this.store.set((state) => applyEvent(state, event)));
    this.#arriving.delete(channelId);
  }

  async loadOlder() {
    const { channelId, complete, messages } = this.state;
    const oldest = messages[channelId]?.[0];
    if (!oldest || complete[channelId] || this.#arriving.has(channelId)) return;
    await this.#attempt(() => this.#load(channelId, oldest.id));
  }

  async send(content) {
    const { channelId, replyTo } = this.state;
    this.store.set({ replyTo: null });
    return this.#attempt(async () => this.#show(await this.#api.send(channelId, content, replyTo?.id)));
  }

  replyTo(message) {
    this.store.set({ replyTo: message });
  }

  async deleteMessage(message) {
    return this.#attempt(() => this.#api.deleteMessage(message.channel_id, message.id));
  }

  /** Hides an ephemeral message or a notice of this page for good. */
  async dismiss(message) {
    this.store.set((state) => ({ dismissed: { ...state.dismissed, [message.id]: true } }));
    if (!message.ofThisPage) await this.deleteMessage(message);
  }

  #show(message) {
    this.store.set((state) => applyEvent(state, { t: 'MESSAGE_CREATE', d: message }));
  }

  // ---- interactions ----------------------------------------------------------------------------------------------

  /** Runs a slash command. It counts as used now, since the answer to one used later may come first. */
  async runCommand(leaf, options) {
    const name = leaf.path.join(' ');
    this.recent.note(name);
    return this.#run(leaf.title, name, { command: leaf.command, options });
  }

  /** Runs a command of the menu of a person. */
  async runOn(command, user) {
    return this.#run(command.label, command.name, { command: command.name, target_id: user.id });
  }

  /** Runs a command of the menu of a message. */
  async runOnMessage(command, message) {
    return this.#run(command.label, command.name, { command: command.name, target_message_id: message.id });
  }

  async #run(title, name, request) {
    const { channelId } = this.state;
    const entry = { id: localId(), channelId, title };
    this.store.set((state) => ({ sending: [...state.sending, entry] }));
    const outcome = await this.#attempt(() => this.#api.interact({ type: 2, channel_id: channelId, ...request }));
    this.store.set((state) => ({ sending: state.sending.filter((other) => other !== entry) }));
    if (outcome?.outcome === 'failed') this.#show(this.#failureNotice(channelId, name, outcome));
    this.#openModalOf(outcome);
    return outcome !== undefined;
  }

  /** Shows a person's card, with the possible commands. */
  openCard(card) {
    this.store.set({ card, drawerOpen: false });
  }

  closeCard() {
    this.store.set({ card: null });
  }

  /** Shows the commands that are possible on a message; null closes them. */
  showApps(appsOf) {
    this.store.set({ appsOf });
  }

  /** The bot's choices for the option that is being filled in; throws a refusal. */
  async complete(leaf, options) {
    const outcome = await this.#api.interact({ type: 4, channel_id: this.state.channelId, command: leaf.command, options });
    return outcome.choices ?? [];
  }

  /** Presses a button or submits the choice in a menu. */
  async press(message, customId, values) {
    const key = pressKey(message, customId);
    if (this.state.pressed[key]) return;
    this.store.set((state) => ({ pressed: { ...state.pressed, [key]: true }, failures: { ...state.failures, [message.id]: undefined } }));
    const outcome = await this.#attempt(() =>
      this.#api.interact({ type: 3, channel_id: message.channel_id, message_id: message.id, custom_id: customId, values }),
    );
    this.store.set((state) => ({
      pressed: { ...state.pressed, [key]: undefined },
      failures: { ...state.failures, [message.id]: outcome?.outcome === 'failed' ? (outcome.error ?? NO_ANSWER) : undefined },
    }));
    this.#openModalOf(outcome);
  }

  /** Submits the open dialog; it stays open with the refusal if there is one. */
  async submitModal(fields) {
    const { modal } = this.state;
    const outcome = await this.#attempt(() => this.#api.interact({ type: 5, modal_id: modal.id, fields }));
    if (outcome?.outcome === 'failed') this.toast(outcome.error ?? NO_ANSWER);
    else if (outcome) this.store.set({ modal: null });
  }

  closeModal() {
    this.store.set({ modal: null });
  }

  #openModalOf(outcome) {
    if (outcome?.outcome === 'modal') this.store.set({ modal: outcome.modal });
  }

  #failureNotice(channelId, name, outcome) {
    return {
      id: localId(),
      ofThisPage: true,
      channel_id: channelId,
      author: this.state.bot,
      type: 20,
      flags: 64,
      content: outcome.error ?? NO_ANSWER,
      interaction: { type: 2, name, user: this.state.me },
    };
  }

  // ---- small things ----------------------------------------------------------------------------------------------

  enlarge(picture) {
    this.store.set({ picture });
  }

  toggleDrawer(drawerOpen = !this.state.drawerOpen) {
    this.store.set({ drawerOpen });
  }

  toast(text) {
    const toast = { id: localId() + Math.random(), text };
    this.store.set((state) => ({ toasts: [...state.toasts, toast] }));
    setTimeout(() => this.closeToast(toast), TOAST_MS);
  }

  closeToast(toast) {
    this.store.set((state) => ({ toasts: state.toasts.filter((other) => other !== toast) }));
  }

  /** The answer, or undefined after a refusal, which is shown. */
  async #attempt(work) {
    try {
      return await work();
    } catch (refusal) {
      this.toast(refusal.message);
      return undefined;
    }
  }

  // ---- arriving --------------------------------------------------------------------------------------------------

  #receive(personId, event) {
    this.#noteUnread(personId, event);
    if (event.t === 'NOTIFICATIONS') this.#setCalls(personId, event.d.unread);
    if (this.state.me?.id !== personId) return;
    this.#arriving.get(event.d?.channel_id)?.push(event);
    this.store.set((state) => applyEvent(state, event));
    if (changesWorld(event)) this.#refreshSoon();
    if (event.t.startsWith('GUILD_MEMBER_')) this.#attempt(() => this.#meetPeople());
    if (event.t === 'MESSAGE_CREATE') {
      if (!channelById(this.state, event.d.channel_id)) this.#refreshSoon();
      this.#readHere();
    }
    if (event.t === 'NOTIFICATIONS') this.#readHere();
  }

  #noteUnread(personId, { t, d }) {
    if (t === 'MESSAGE_CREATE' && d.author.id !== personId && !isEphemeral(d)) {
      this.ledger.note(personId, d);
      this.#count();
    }
  }

  #setCalls(personId, unread) {
    this.store.set((state) => ({ calls: { ...state.calls, [personId]: unread } }));
    this.#count();
  }

  /** Marks the messages of a visible window as read. */
  #readHere() {
    const { me, channelId, messages, calls } = this.state;
    if (!me || !channelId || document.visibilityState !== 'visible') return;
    const newest = messages[channelId]?.findLast((message) => !isEphemeral(message));
    this.ledger.markRead(me.id, channelId, newest?.id);
    this.#count();
    if (calls[me.id]?.some((call) => call.channel_id === channelId)) this.#attempt(() => this.#api.markRead(channelId));
  }

  #count() {
    const { calls } = this.state;
    const badges = Object.fromEntries(persons(this.state).map(({ id }) => [id, badgesOf(this.ledger.unread(id), calls[id] ?? [])]));
    this.store.set({ badges });
  }
}
