/** One message: the answered one, its author, its content and its actions. */
import { h } from 'preact';
import { commandBehind, isEphemeral, isThinking, usesComponentsV2 } from '../core/messages.js';
import { timeOf } from '../core/snowflake.js';
import { testIds } from '../core/test-ids.js';
import { allChannels, hueOf, isThread, nameOf, userById } from '../core/world.js';
import { Components } from '../components/components.js';
import { Prose } from '../text/prose.js';
import { clockTime, fullTime } from '../text/time.js';
import { Attachments } from './attachments.js';
import { Avatar } from './avatar.js';
import { Embed } from './embed.js';
import { AppsIcon, EyeIcon, ReplyIcon, ThreadIcon, TrashIcon } from './icons.js';
import { appsFor } from './message-apps.js';

const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

export function Message({ message, continues, state, actions }) {
  if (message.type === THREAD_CREATED) return h(ThreadCreated, { message, state, actions });
  if (message.type === THREAD_STARTER) return message.referenced_message ? h(Message, { message: { ...message.referenced_message, id: message.id }, continues, state, actions }) : null;

  const app = { state, actions };
  const author = userById(state, message.author?.id) ?? message.author;
  const ephemeral = isEphemeral(message);
  const called = message.mentions?.some((user) => user.id === state.me.id) && message.author?.id !== state.me.id;
  const classes = ['message', continues && 'message-continues', ephemeral && 'message-ephemeral', called && 'message-called'].filter(Boolean);
  return h(
    'article',
    { class: classes.join(' '), 'aria-label': `${nameOf(author)} at ${clockTime(timeOf(message.id))}`, 'data-testid': testIds.message, 'data-message-id': message.id },
    h(CommandHeader, { message, state }),
    h(ReplyHeader, { message, state }),
    h('div', { class: 'message-stone' }, !continues && h(Avatar, { user: author, state })),
    h(
      'div',
      { class: 'message-body' },
      !continues && h(Byline, { author, message, app }),
      h(Content, { message, app }),
      state.failures[message.id] && h('p', { class: 'failure', role: 'alert', 'data-testid': testIds.failure }, state.failures[message.id]),
      message.thread && h(ThreadLink, { thread: message.thread, actions }),
      ephemeral && h(EphemeralNote, { message, actions }),
    ),
    !ephemeral && h(Tools, { message, state, actions }),
  );
}

function CommandHeader({ message, state }) {
  const command = commandBehind(message);
  if (!command) return null;
  return h(
    'p',
    { class: 'message-above', 'data-testid': testIds.commandHeader },
    h(Avatar, { user: command.user, state, size: 'tiny' }),
    h('span', null, h('strong', { class: `name hue-${hueOf(state, command.user.id)}` }, nameOf(userById(state, command.user.id) ?? command.user)), ' used ', h('span', { class: 'mention' }, command.slash ? `/${command.name}` : command.name)),
  );
}

function ReplyHeader({ message, state }) {
  if (message.type === THREAD_STARTER || !message.message_reference || commandBehind(message)) return null;
  const original = message.referenced_message;
  if (!original) return h('p', { class: 'message-above' }, h(ReplyIcon), h('em', null, 'The original message was deleted'));
  return h(
    'p',
    { class: 'message-above' },
    h(ReplyIcon),
    h('strong', { class: `name hue-${hueOf(state, original.author.id)}` }, nameOf(userById(state, original.author.id) ?? original.author)),
    h('span', { class: 'excerpt' }, original.content ? h(Prose, { source: original.content, app: { state } }) : 'a message'),
  );
}

function Byline({ author, message, app }) {
  const { state, actions } = app;
  const date = timeOf(message.id);
  return h(
    'header',
    { class: 'byline' },
    h('button', { class: `name hue-${hueOf(state, author?.id)}`, type: 'button', title: `Who is ${nameOf(author)}?`, onClick: () => actions.openCard(author) }, nameOf(author)),
    author?.bot && h('span', { class: 'tag' }, 'bot'),
    h('time', { dateTime: date.toISOString(), title: fullTime(date) }, clockTime(date)),
  );
}

function Content({ message, app }) {
  if (isThinking(message)) return h('p', { class: 'thinking', role: 'status', 'data-testid': testIds.thinking }, 'thinking', h('span', { class: 'dots' }));
  const edited = message.edited_timestamp && h('span', { class: 'edited', title: fullTime(new Date(message.edited_timestamp)) }, '(edited)');
  return h(
    'div',
    { 'data-testid': testIds.messageContent, class: 'message-content' },
    message.content && h(Prose, { source: message.content, app }),
    !usesComponentsV2(message) && h(Attachments, { attachments: message.attachments ?? [], app }),
    message.embeds?.map((embed, index) => h(Embed, { key: index, embed, app })),
    message.components?.length > 0 && h(Components, { components: message.components, message, app }),
    edited,
  );
}

function EphemeralNote({ message, actions }) {
  return h(
    'p',
    { class: 'ephemeral-note', 'data-testid': testIds.ephemeral },
    h(EyeIcon),
    'Only you can see this · ',
    h('button', { class: 'text-button', onClick: () => actions.dismiss(message) }, 'Dismiss'),
  );
}

function Tools({ message, state, actions }) {
  return h(
    'div',
    { class: 'message-tools' },
    h('button', { class: 'icon-button', 'aria-label': 'Reply', title: 'Reply', onClick: () => actions.replyTo(message) }, h(ReplyIcon)),
    appsFor(state).length > 0 &&
      h('button', { class: 'icon-button', 'aria-label': 'Apps', title: 'Apps', onClick: () => actions.showApps(message) }, h(AppsIcon)),
    message.author?.id === state.me.id &&
      h('button', { class: 'icon-button', 'aria-label': 'Delete', title: 'Delete', onClick: () => actions.deleteMessage(message) }, h(TrashIcon)),
  );
}

function ThreadCreated({ message, state, actions }) {
  const thread = allChannels(state).find((channel) => isThread(channel) && (channel.id === message.message_reference?.channel_id || channel.name === message.content));
  return h(
    'article',
    { class: 'message message-system', 'data-testid': testIds.message, 'data-message-id': message.id },
    h(ThreadIcon),
    h('p', null, h('strong', null, nameOf(userById(state, message.author.id) ?? message.author)), ' started a thread: ', h('button', { class: 'text-button', disabled: !thread, onClick: () => actions.open(thread.id) }, message.content)),
  );
}

function ThreadLink({ thread, actions }) {
  return h('button', { class: 'thread-link', onClick: () => actions.open(thread.id) }, h(ThreadIcon), h('strong', null, thread.name), h('span', null, 'Open thread'));
}
