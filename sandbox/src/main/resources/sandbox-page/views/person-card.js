/** The card of a person, opened by a press on the name: their identity, the bot's user commands, and on one's own the account and the language. */
import { h } from 'preact';
import { currentChannel, nameOf, placeOf } from '../core/world.js';
import { userCommandsOf } from '../composer/commands.js';
import { Avatar } from './avatar.js';
import { CommandList } from './command-list.js';
import { Dialog } from './dialog.js';

export function PersonCard({ state, actions }) {
  const user = state.card;
  const commands = userCommandsOf(state.commands, placeOf(state, currentChannel(state)));
  const isMe = user.id === state.me.id;
  const run = (command) => {
    actions.closeCard();
    actions.runOn(command, user);
  };
  return h(
    Dialog,
    { class: 'modal card', label: nameOf(user), onClose: () => actions.closeCard() },
    h('header', null, h(Avatar, { user, state }), h('h2', null, nameOf(user)), user.bot && h('span', { class: 'tag' }, 'bot')),
    commands.length > 0 && h(CommandList, { commands, run }),
    isMe ? [h(Account, { state, actions }), h(Language, { state, actions })] : h(WriteTo, { user, actions }),
    h('button', { class: 'button button-quiet', type: 'button', onClick: () => actions.closeCard() }, 'Close'),
  );
}

function WriteTo({ user, actions }) {
  const write = () => {
    actions.closeCard();
    actions.openDirectChannel(user.id);
  };
  return h('button', { class: 'button button-secondary', type: 'button', onClick: write }, 'Message');
}

/** Whether the person can use the bot everywhere, also where it is not installed. */
function Account({ state, actions }) {
  const { application } = state.me;
  return h(
    'button',
    { class: 'button button-secondary', type: 'button', onClick: () => actions.install(!application) },
    application ? `Remove ${nameOf(state.bot)} from your account` : `Add ${nameOf(state.bot)} to your account`,
  );
}

/** The language of the present person's client, each by its own name. */
function Language({ state, actions }) {
  const nameIn = (locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale);
  return h(
    'label',
    { class: 'language' },
    h('span', null, 'Language'),
    h(
      'select',
      { value: state.me.locale, onChange: (event) => actions.speak(event.target.value) },
      state.locales.map((locale) => h('option', { key: locale, value: locale, lang: locale }, nameIn(locale))),
    ),
  );
}
