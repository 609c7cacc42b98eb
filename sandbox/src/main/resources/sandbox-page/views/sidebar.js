/** The places: servers with their channels and threads, archived threads, the conversation with the bot, and the members. */
import { h } from 'preact';
import { addressOf } from '../core/route.js';
import { isNewer } from '../core/snowflake.js';
import { testIds } from '../core/test-ids.js';
import { currentChannel, guildOf, isArchived, isForum, isTextChannel, nameOf, titleOf } from '../core/world.js';
import { Avatar } from './avatar.js';
import { ArchiveIcon, HashIcon, ThreadIcon } from './icons.js';

export function Sidebar({ state, actions }) {
  return h(
    'div',
    { class: 'sidebar' },
    h(
      'nav',
      { 'aria-label': 'Channels' },
      state.guilds.map((guild) => h(Guild, { key: guild.id, guild, state, actions })),
      h('h2', { class: 'sidebar-heading' }, 'Direct messages'),
      h('ul', null, directEntries(state, actions)),
    ),
    h(Members, { state, actions }),
  );
}

function Guild({ guild, state, actions }) {
  const channels = guild.channels.filter((channel) => isTextChannel(channel) || isForum(channel)).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return h(
    'section',
    { 'aria-label': guild.name },
    h('h2', { class: 'guild-name' }, guild.name),
    guild.unavailable && h('p', { class: 'sidebar-note' }, 'Not available at the moment.'),
    h('ul', null, channels.map((channel) => h(ChannelWithThreads, { key: channel.id, channel, guild, state, actions }))),
  );
}

/** The members of the open channel's server; a press opens a person's card. */
function Members({ state, actions }) {
  const members = guildOf(state, currentChannel(state))?.members ?? [];
  const entry = ({ user }) =>
    h(
      'li',
      { key: user.id },
      h('button', { class: 'channel-link', type: 'button', onClick: () => actions.openCard(user) }, h(Avatar, { user, state, size: 'tiny' }), h('span', { class: 'channel-name' }, nameOf(user))),
    );
  return (
    members.length > 0 &&
    h('section', { 'aria-labelledby': 'members' }, h('h2', { class: 'sidebar-heading', id: 'members' }, 'Members'), h('ul', null, members.map(entry)))
  );
}

function ChannelWithThreads({ channel, guild, state, actions }) {
  const threads = (guild.threads ?? []).filter((thread) => thread.parent_id === channel.id).sort((a, b) => (isNewer(a.id, b.id) ? -1 : 1));
  const live = threads.filter((thread) => !isArchived(thread));
  const archived = threads.filter(isArchived);
  const tagsOf = (post) => (channel.available_tags ?? []).filter((tag) => post.applied_tags?.includes(tag.id));
  const entry = (thread) =>
    h(
      'li',
      { key: thread.id },
      h(ChannelLink, { channel: thread, state, actions, icon: isArchived(thread) ? ArchiveIcon : ThreadIcon }),
      tagsOf(thread).length > 0 && h('p', { class: 'post-tags' }, tagsOf(thread).map((tag) => h('span', { key: tag.id }, tag.name))),
    );
  return h(
    'li',
    null,
    isForum(channel) ? h('p', { class: 'sidebar-note' }, channel.name) : h(ChannelLink, { channel, state, actions, icon: HashIcon }),
    live.length > 0 && h('ul', { class: 'threads' }, live.map(entry)),
    archived.length > 0 &&
      h(
        'details',
        { class: 'archived', open: archived.some((thread) => thread.id === state.channelId) },
        h('summary', null, archived.length === 1 ? '1 archived thread' : `${archived.length} archived threads`),
        h('ul', { class: 'threads' }, archived.map(entry)),
      ),
  );
}

function ChannelLink({ channel, state, actions, icon, picture }) {
  const badge = state.badges[state.me.id]?.[channel.id];
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actions.open(channel.id);
  };
  return h(
    'a',
    {
      class: `channel-link ${badge?.unread ? 'unread' : ''} ${isArchived(channel) ? 'is-archived' : ''}`,
      href: addressOf({ as: state.me.id, channelId: channel.id }),
      title: titleOf(state, channel),
      'aria-current': channel.id === state.channelId ? 'page' : undefined,
      onClick: open,
    },
    picture ?? h(icon),
    h('span', { class: 'channel-name' }, titleOf(state, channel)),
    badge?.unread && h('span', { class: 'visually-hidden' }, ', unread'),
    badge?.mentions > 0 && h('span', { class: 'badge', 'data-testid': testIds.channelMentions }, badge.mentions),
  );
}

function directEntries(state, actions) {
  const bot = state.bot;
  const withBot = state.directChannels.some((channel) => channel.recipients?.some((user) => user.id === bot?.id));
  const entries = state.directChannels.map((channel) =>
    h('li', { key: channel.id }, h(ChannelLink, { channel, state, actions, picture: h(Avatar, { user: otherOf(state, channel), state, size: 'tiny' }) })),
  );
  if (bot && !withBot) entries.push(h('li', { key: 'bot' }, h(FirstDirectMessage, { bot, state, actions })));
  if (entries.length === 0) entries.push(h('li', { class: 'sidebar-note' }, 'Nobody to write to yet.'));
  return entries;
}

const otherOf = (state, channel) => channel.recipients?.find((user) => user.id !== state.me.id) ?? state.bot;

function FirstDirectMessage({ bot, state, actions }) {
  return h(
    'button',
    { class: 'channel-link', onClick: () => actions.openDirectChannel(bot.id) },
    h(Avatar, { user: bot, state, size: 'tiny' }),
    h('span', { class: 'channel-name' }, nameOf(bot)),
  );
}
