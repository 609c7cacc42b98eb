/** The composer: plain messages, and slash commands as soon as a slash is typed. */
import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { testIds } from '../core/test-ids.js';
import { isArchived, nameOf, placeOf, signedTitleOf, userById } from '../core/world.js';
import { Listbox, optionId, stepped } from '../components/listbox.js';
import { Avatar } from '../views/avatar.js';
import { CloseIcon, SendIcon } from '../views/icons.js';
import { CommandForm } from './command-form.js';
import { findLeaves, leavesOf } from './commands.js';
import { membersBeingNamed, withMentions, withName } from './mentions.js';

const PICKER = 'picker';

export function Composer({ channel, state, actions }) {
  const [text, setText] = useState('');
  const [leaf, setLeaf] = useState(null);
  const finish = () => {
    setLeaf(null);
    setText('');
  };
  return h(
    'div',
    { class: 'composer' },
    h(ReplyNote, { state, actions }),
    leaf
      ? h(CommandForm, { leaf, channel, state, actions, onSent: finish, onCancel: finish })
      : h(PlainComposer, { text, setText, channel, state, actions, onCommand: setLeaf }),
  );
}

function ReplyNote({ state, actions }) {
  if (!state.replyTo) return null;
  const author = userById(state, state.replyTo.author.id) ?? state.replyTo.author;
  return h(
    'p',
    { class: 'reply-note' },
    h('span', null, 'Replying to ', h('strong', null, nameOf(author))),
    h('button', { class: 'icon-button', 'aria-label': 'Do not reply', onClick: () => actions.replyTo(null) }, h(CloseIcon)),
  );
}

function PlainComposer({ text, setText, channel, state, actions, onCommand }) {
  const input = useRef(null);
  const picker = usePicker(text, pickableFor({ text, setText, channel, state, actions, onCommand }));
  useEffect(() => input.current.focus({ preventScroll: true }), [state.replyTo]);
  const isSayable = text.trim() !== '' && !text.startsWith('/');
  const send = () => {
    if (!isSayable) return;
    actions.send(withMentions(text.trim(), state, channel));
    setText('');
  };
  const onKeyDown = (event) => {
    if (picker.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      send();
    }
  };
  /** A whole name of a command and a space choose the command. */
  const typed = ({ target }) => {
    const exact = target.value.endsWith(' ') && leavesHere(state, channel).find((leaf) => [leaf.title, `/${leaf.path.join(' ')}`].includes(target.value.trim()));
    if (exact) onCommand(exact);
    else setText(target.value);
  };
  const hint = isArchived(channel) ? 'Writing here reopens the thread' : 'Write, or type / for commands';
  return h(
    'div',
    { class: 'composer-box' },
    picker.open && h(Picker, { picker }),
    h('textarea', {
      ref: input,
      rows: Math.min(text.split('\n').length, 8),
      value: text,
      placeholder: hint,
      maxLength: 2000,
      role: 'combobox',
      'aria-label': `Message ${signedTitleOf(state, channel)}`,
      'aria-autocomplete': 'list',
      'aria-expanded': picker.open,
      'aria-controls': PICKER,
      'aria-activedescendant': picker.open && picker.items.length ? optionId(PICKER, picker.active) : undefined,
      'data-testid': testIds.composer,
      onInput: typed,
      onKeyDown,
    }),
    h('button', { class: 'icon-button send', 'aria-label': 'Send', disabled: !isSayable, onClick: send }, h(SendIcon)),
  );
}

const leavesHere = (state, channel) => leavesOf(state.commands, placeOf(state, channel));

/** The suggestions for the text: commands after a slash, people after an @; null for ordinary words. */
function pickableFor({ text, setText, channel, state, actions, onCommand }) {
  if (text.startsWith('/') && !text.includes('\n')) {
    const leaves = findLeaves(leavesHere(state, channel), text.slice(1), actions.recent.names());
    return {
      label: 'Commands',
      nothing: state.commands.length ? 'No command has this name.' : 'The bot has registered no commands yet.',
      items: leaves.map((leaf) => ({ key: leaf.title, label: leaf.title, detail: leaf.description, picture: h(Avatar, { user: state.bot, state, size: 'tiny' }), pick: () => onCommand(leaf) })),
    };
  }
  const members = membersBeingNamed(text, state, channel);
  if (members.length === 0) return null;
  return {
    label: 'People',
    items: members.map((user) => ({ key: user.id, label: nameOf(user), picture: h(Avatar, { user, state, size: 'tiny' }), pick: () => setText(withName(text, user)) })),
  };
}

/** The open list over the box, as the keyboard moves through it. */
function usePicker(text, pickable) {
  const [active, setActive] = useState(0);
  const [closedFor, setClosedFor] = useState(null);
  useEffect(() => setActive(0), [text]);
  const open = pickable !== null && closedFor !== text;
  const items = open ? pickable.items : [];
  const onKeyDown = (event) => {
    if (!open) return false;
    const next = stepped(event, active, items.length);
    if (next !== null) setActive(next);
    else if ((event.key === 'Enter' || event.key === 'Tab') && items[active]) items[active].pick();
    else if (event.key === 'Escape') setClosedFor(text);
    else return false;
    event.preventDefault();
    return true;
  };
  return { ...pickable, open, items, active, setActive, onKeyDown };
}

function Picker({ picker }) {
  const { items, active, label, nothing, setActive } = picker;
  return h(
    'div',
    { class: 'popup' },
    items.length > 0 ? h(Listbox, { id: PICKER, label, items, active, onHover: setActive, onPick: (item) => item.pick() }) : h('p', { class: 'popup-note' }, nothing),
  );
}
