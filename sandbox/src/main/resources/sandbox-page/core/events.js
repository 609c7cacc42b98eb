/** Applies an event of the live connection to the state; a pure function of both. */
import { merge, without } from './messages.js';

const TYPING_MS = 8000;

/** Events after which the lists of places, people and commands are asked for anew. */
const CHANGES_WORLD = new Set([
  'CHANNEL_CREATE',
  'CHANNEL_UPDATE',
  'CHANNEL_DELETE',
  'THREAD_CREATE',
  'THREAD_UPDATE',
  'THREAD_DELETE',
  'THREAD_MEMBERS_UPDATE',
  'GUILD_MEMBER_ADD',
  'GUILD_MEMBER_REMOVE',
  'GUILD_UPDATE',
  'COMMANDS_UPDATE',
  'USER_UPDATE',
  'BOT_ONLINE',
]);

export const changesWorld = (event) => CHANGES_WORLD.has(event.t);

/** The fields of the state that the event replaces. */
export function applyEvent(state, { t, d }) {
  switch (t) {
    case 'MESSAGE_CREATE':
      return { ...withMessages(state, d.channel_id, (list) => merge(list, [d])), ...stopTyping(state, d) };
    case 'MESSAGE_UPDATE':
      return {
        ...withMessages(state, d.channel_id, (list) => list.map((message) => (message.id === d.id ? { ...message, ...d } : message))),
        pressed: withoutPressesOn(state.pressed, d.id),
      };
    case 'MESSAGE_DELETE':
      return withMessages(state, d.channel_id, (list) => without(list, d.id));
    case 'TYPING_START':
      return { typing: { ...state.typing, [d.channel_id]: { userId: d.user_id, until: Date.now() + TYPING_MS } } };
    case 'BOT_ONLINE':
      return { online: d.online };
    default:
      return {};
  }
}

/** A channel that was not opened yet keeps no messages; they are loaded when it is. */
function withMessages(state, channelId, change) {
  const list = state.messages[channelId];
  return list ? { messages: { ...state.messages, [channelId]: change(list) } } : {};
}

function stopTyping(state, message) {
  const typing = state.typing[message.channel_id];
  return typing?.userId === message.author.id ? { typing: { ...state.typing, [message.channel_id]: undefined } } : {};
}

/** A message that was changed has answered every press on it. */
function withoutPressesOn(pressed, messageId) {
  return Object.fromEntries(Object.entries(pressed).filter(([key]) => !key.startsWith(`${messageId}/`)));
}
