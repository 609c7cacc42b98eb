/** The messages of a channel, grouped by author and day; stays at the newest unless the reader has scrolled up. */
import { h, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { timeOf } from '../core/snowflake.js';
import { isDirect, isThread, nameOf, titleOf, userById } from '../core/world.js';
import { commandBehind, isEphemeral } from '../core/messages.js';
import { dayName, dayOf } from '../text/time.js';
import { Message } from './message.js';
import { useStickyEnd } from './sticky-end.js';

const NEAR_START_PX = 120;
const LOOK_HERE_MS = 900;
const ONE_BREATH_MS = 7 * 60 * 1000;

export function MessageLog({ channel, state, actions }) {
  const loaded = state.messages[channel.id];
  const messages = (loaded ?? []).filter((message) => !state.dismissed[message.id]);
  const { frame, content, atEnd, onScroll, toEnd } = useStickyEnd(messages[0]?.id);
  const newest = messages.at(-1);
  useToday();
  useLayoutEffect(() => {
    if (newest && isOfMine(newest, state.me)) toEnd();
  }, [newest?.id, newest?.edited_timestamp]);
  useLayoutEffect(() => {
    const sought = state.sought && frame.current.querySelector(`[data-message-id="${state.sought}"]`);
    if (!sought) return;
    sought.scrollIntoView();
    sought.animate({ opacity: [0.2, 1] }, LOOK_HERE_MS);
    actions.forget();
  });
  const scrolled = (event) => {
    onScroll(event);
    if (event.target.scrollTop < NEAR_START_PX) actions.loadOlder();
  };
  return h(
    'div',
    { class: 'log-frame' },
    h(
      'div',
      { class: 'log', role: 'log', 'aria-label': 'Messages', tabIndex: 0, ref: frame, onScroll: scrolled },
      h(
        'div',
        { class: 'log-content', ref: content },
        loaded && state.complete[channel.id] && h(Beginning, { channel, state }),
        !loaded && h('p', { class: 'log-note', role: 'status' }, 'Loading…'),
        messages.map((message, index) => h(MessageInPlace, { key: message.id, message, before: messages[index - 1], state, actions })),
        state.sending.filter((entry) => entry.channelId === channel.id).map((entry) => h(SendingCommand, { key: entry.id, entry, state })),
      ),
    ),
    !atEnd && h('button', { class: 'to-end', onClick: toEnd }, 'To the newest'),
    h(Typing, { channel, state }),
  );
}

/** Draws again when the reader's day is over: the names above the days are others then. */
function useToday() {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setTimeout(() => setToday(dayOf(new Date())), dayOf(new Date(), 1) - Date.now() + 1000);
    return () => clearTimeout(timer);
  }, [today]);
}

/** True for what a person has written or caused, which that person wants to see. */
function isOfMine(message, me) {
  return message.author?.id === me.id || isEphemeral(message) || (message.interaction ?? message.interaction_metadata)?.user?.id === me.id;
}

function MessageInPlace({ message, before, state, actions }) {
  const date = timeOf(message.id);
  const newDay = !before || dayOf(timeOf(before.id)) !== dayOf(date);
  return h(
    Fragment,
    null,
    newDay && h('div', { class: 'day', role: 'separator' }, h('span', null, dayName(date))),
    h(Message, { message, state, actions, continues: !newDay && continues(before, message) }),
  );
}

/** True if the message follows one of its author at once, so that name and stone need not be repeated. */
function continues(before, message) {
  return (
    before.author?.id === message.author?.id &&
    isEphemeral(before) === isEphemeral(message) &&
    timeOf(message.id) - timeOf(before.id) < ONE_BREATH_MS &&
    !message.referenced_message &&
    !message.message_reference &&
    !commandBehind(message)
  );
}

function Beginning({ channel, state }) {
  const title = titleOf(state, channel);
  const words = isDirect(channel)
    ? `This is the beginning of your direct messages with ${title}.`
    : isThread(channel)
      ? 'This is the beginning of the thread.'
      : 'This is the beginning of the channel. Say something, or type / to see what the bot can do.';
  return h('div', { class: 'beginning' }, h('img', { src: 'dolmen.svg', alt: '' }), h('h2', null, isDirect(channel) || isThread(channel) ? title : `#${title}`), h('p', null, words));
}

function SendingCommand({ entry, state }) {
  return h('p', { class: 'log-note', role: 'status' }, h('strong', null, nameOf(state.me)), ` used ${entry.title}`, h('span', { class: 'dots', 'aria-label': 'sending' }));
}

function Typing({ channel, state }) {
  const typing = state.typing[channel.id];
  if (!typing || typing.until < Date.now()) return null;
  return h('p', { class: 'typing', role: 'status' }, `${nameOf(userById(state, typing.userId))} is typing`, h('span', { class: 'dots' }));
}
