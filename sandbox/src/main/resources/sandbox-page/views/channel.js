/** The open channel: its name, notices about the bot and the connection, the messages and the composer. */
import { h } from 'preact';
import { testIds } from '../core/test-ids.js';
import { channelById, currentChannel, isArchived, isDirect, isThread, nameOf, titleOf } from '../core/world.js';
import { Composer } from '../composer/composer.js';
import { ArchiveIcon, HashIcon, ThreadIcon } from './icons.js';
import { MessageLog } from './message-log.js';

export function ChannelView({ state, actions }) {
  const channel = currentChannel(state);
  if (!channel) return h('main', { class: 'channel' }, h('p', { class: 'page-note' }, 'Choose a channel on the left.'));
  return h(
    'main',
    { class: 'channel' },
    h(ChannelHeader, { channel, state, actions }),
    h(Banners, { state }),
    h(MessageLog, { key: channel.id, channel, state, actions }),
    h(Composer, { channel, state, actions }),
  );
}

function ChannelHeader({ channel, state, actions }) {
  const parent = isThread(channel) && channelById(state, channel.parent_id);
  const archived = isArchived(channel);
  return h(
    'header',
    { class: 'channel-header' },
    parent && h('button', { class: 'crumb', 'aria-label': parent.name, onClick: () => actions.open(parent.id) }, h(HashIcon), h('span', { class: 'wide-only' }, parent.name)),
    parent ? h(ThreadIcon) : !isDirect(channel) && h(HashIcon),
    h('h1', { title: titleOf(state, channel), 'data-testid': testIds.channelTitle }, titleOf(state, channel)),
    channel.topic && h('p', { class: 'topic' }, channel.topic),
    archived && h('span', { class: 'tag' }, 'archived'),
    isThread(channel) &&
      h(
        'button',
        { class: 'button button-quiet', 'aria-label': archived ? 'Reopen' : 'Archive', onClick: () => actions.setArchived(channel.id, !archived) },
        h(ArchiveIcon),
        h('span', { class: 'wide-only' }, archived ? 'Reopen' : 'Archive'),
      ),
  );
}

function Banners({ state }) {
  if (!state.connected) return h('p', { class: 'banner', role: 'status' }, 'The connection to the sandbox was lost. Trying again…');
  if (state.online) return null;
  const who = state.bot ? nameOf(state.bot) : 'The bot';
  return h('p', { class: 'banner', role: 'status', 'data-testid': testIds.offline }, `${who} is not connected. Commands and buttons will work once it is.`);
}
