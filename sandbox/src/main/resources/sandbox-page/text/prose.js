/** Written text on the page: the tree of markdown.js drawn with names, links and living times. Text stays text: no HTML is ever built. */
import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, linkHere } from '../core/route.js';
import { channelById, hueOf, isThread, nameOf, roleById, signedTitleOf, userById } from '../core/world.js';
import { ThreadIcon } from '../views/icons.js';
import { parseMarkdown } from './markdown.js';
import { formatted, fullTime } from './time.js';

const TAGS = { strong: 'strong', emphasis: 'em', underline: 'u', strike: 's', quote: 'blockquote', item: 'li', paragraph: 'p' };

export function Prose({ source, app }) {
  return h('div', { class: 'prose' }, draw(parseMarkdown(source), app));
}

const draw = (nodes, app) => nodes.map((node) => (typeof node === 'string' ? node : drawNode(node, app)));

function drawNode(node, app) {
  const { state } = app;
  switch (node.type) {
    case 'heading':
      return h(`h${node.level + 2}`, { class: `heading-${node.level}` }, draw(node.children, app));
    case 'subtext':
      return h('p', { class: 'subtext' }, draw(node.children, app));
    case 'list':
      return h(node.ordered ? 'ol' : 'ul', node.ordered ? { start: node.start } : {}, draw(node.children, app));
    case 'code':
      return h('code', null, node.text);
    case 'code-block':
      return h('pre', null, h('code', null, node.text));
    case 'spoiler':
      return h(Spoiler, null, draw(node.children, app));
    case 'link':
      return h(Link, { href: node.href, app }, draw(node.children, app));
    case 'user':
      return h(UserMention, { id: node.id, app });
    case 'role':
      return h('span', { class: 'mention' }, `@${roleById(state, node.id)?.name ?? 'role'}`);
    case 'everyone':
      return h('span', { class: 'mention' }, `@${node.name}`);
    case 'channel':
      return h(ChannelMention, { id: node.id, state });
    case 'command':
      return h('span', { class: 'mention' }, `/${node.name}`);
    case 'time':
      return h(Timestamp, { seconds: node.seconds, format: node.style });
    case 'emoji':
      return h(CustomEmoji, node);
    default:
      return h(TAGS[node.type], null, draw(node.children, app));
  }
}

/** An emoji of an application, by its name where it has no picture any more. */
export function CustomEmoji({ id, name }) {
  const [lost, setLost] = useState(false);
  const named = `:${name}:`;
  return lost ? named : h('img', { class: 'custom-emoji', src: `/cdn/emojis/${id}.png`, alt: named, title: named, onError: () => setLost(true) });
}

/** Without actions, as in the excerpt of a message, a mention is plain text. */
function UserMention({ id, app: { state, actions } }) {
  const user = userById(state, id);
  const attributes = { class: `mention hue-${hueOf(state, id)} ${id === state.me?.id ? 'mention-me' : ''}` };
  return user && actions
    ? h('button', { ...attributes, type: 'button', onClick: () => actions.openCard(user) }, `@${nameOf(user)}`)
    : h('span', attributes, `@${nameOf(user)}`);
}

/** A link; one to a channel or a message leads there on this page. */
function Link({ href, app, children }) {
  return h('a', linkHere(href, app) ?? { href, target: '_blank', rel: 'noreferrer' }, children);
}

function ChannelMention({ id, state }) {
  const channel = channelById(state, id);
  if (!channel) return h('span', { class: 'mention' }, '#unknown');
  const address = addressOf({ as: state.me.id, channelId: id });
  return h('a', { class: 'mention', href: address }, isThread(channel) && h(ThreadIcon), signedTitleOf(state, channel));
}

function Spoiler({ children }) {
  const [open, setOpen] = useState(false);
  if (open) return h('span', { class: 'spoiler-open' }, children);
  return h('button', { class: 'spoiler', type: 'button', 'aria-label': 'Show the spoiler', onClick: () => setOpen(true) }, h('span', { 'aria-hidden': true }, children));
}

const TICK_MS = 1000;

/** A time of Discord's `<t:…>`; the relative style keeps up with the clock. */
function Timestamp({ seconds, format }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (format !== 'R') return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [format]);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return h('time', { class: 'timestamp', dateTime: date.toISOString(), title: fullTime(date) }, formatted(date, format));
}
