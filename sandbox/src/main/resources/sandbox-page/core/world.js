/** Questions to the state about people and places. */

const DIRECT = new Set([1, 3]);
const THREADS = new Set([10, 11, 12]);
const VOICE = 2;
const FORUM = 15;
const TEXT_LIKE = new Set([0, VOICE, 5]);
const HUES = 8;

export const isDirect = (channel) => DIRECT.has(channel.type);
export const isThread = (channel) => THREADS.has(channel.type);
export const isTextChannel = (channel) => TEXT_LIKE.has(channel.type);
export const isForum = (channel) => channel.type === FORUM;
export const isArchived = (channel) => channel.thread_metadata?.archived === true;

const CONTEXT = { guild: 0, botDm: 1, privateChannel: 2 };
const INSTALLED = { onServer: 0, onAccount: 1 };

/**
 * The kind of a place, the installations of the bot's application that work there, by Discord's numbers, and one's
 * permissions on a server; null elsewhere.
 */
export function placeOf(state, channel) {
  const guild = guildOf(state, channel);
  const withBot = channel?.recipients?.some((user) => user.id === state.bot?.id) ?? false;
  const everybody = guild ? guild.installation !== 'none' : withBot;
  return {
    context: guild ? CONTEXT.guild : withBot ? CONTEXT.botDm : CONTEXT.privateChannel,
    permissions: guild ? BigInt(channel.permissions ?? 0) : null,
    installations: [...(everybody ? [INSTALLED.onServer] : []), ...(state.me.application ? [INSTALLED.onAccount] : [])],
  };
}

/** The name by which people know a user. */
export const nameOf = (user) => user?.global_name ?? user?.username ?? 'Someone';

export const persons = (state) => state.people.filter((user) => !user.bot);

/** A colour of the palette, one to eight, that is a person's own in every window. */
export function hueOf(state, userId) {
  const index = persons(state).findIndex((person) => person.id === userId);
  return index < 0 ? 0 : (index % HUES) + 1;
}

export function allChannels(state) {
  return [...state.guilds.flatMap((guild) => [...guild.channels, ...(guild.threads ?? [])]), ...state.directChannels];
}

export function channelById(state, id) {
  return allChannels(state).find((channel) => channel.id === id);
}

export const currentChannel = (state) => channelById(state, state.channelId);

export function guildOf(state, channel) {
  return state.guilds.find((guild) => [...guild.channels, ...(guild.threads ?? [])].some((other) => other.id === channel?.id));
}

export function userById(state, id) {
  return state.people.find((user) => user.id === id) ?? (state.bot?.id === id ? state.bot : undefined);
}

export function roleById(state, id) {
  return state.guilds.flatMap((guild) => guild.roles ?? []).find((role) => role.id === id);
}

/** The people who can be mentioned in a channel: the members of its server, or those of a direct conversation. */
export function membersOf(state, channel) {
  const guild = guildOf(state, channel);
  if (guild?.members?.length) return guild.members.map((member) => member.user);
  return [state.me, ...(channel?.recipients ?? [state.bot])].filter(Boolean);
}

/** The name of a channel, or of the other people of a direct conversation. */
export function titleOf(state, channel) {
  if (!channel) return '';
  if (!isDirect(channel)) return channel.name;
  const others = channel.recipients?.filter((user) => user.id !== state.me?.id) ?? [];
  return (others.length === 0 ? [state.bot] : others).map(nameOf).join(', ');
}

/** A channel's title with the sign that Discord puts before it: `#games`, `@Dolmen`; a thread has none. */
export function signedTitleOf(state, channel) {
  const sign = isDirect(channel) ? '@' : isThread(channel) ? '' : '#';
  return sign + titleOf(state, channel);
}
