/** The card of a person, opened by a press on the name: their identity, and the bot's user commands. */
import { h } from 'preact';
import { currentChannel, isDirect, nameOf } from '../core/world.js';
import { userCommandsOf } from '../composer/commands.js';
import { Avatar } from './avatar.js';
import { Dialog } from './dialog.js';

export function PersonCard({ state, actions }) {
  const user = state.card;
  const commands = userCommandsOf(state.commands, isDirect(currentChannel(state) ?? {}));
  const run = (command) => {
    actions.closeCard();
    actions.runOn(command, user);
  };
  return h(
    Dialog,
    { class: 'modal person-card', label: nameOf(user), onClose: () => actions.closeCard() },
    h('header', null, h(Avatar, { user, state }), h('h2', null, nameOf(user)), user.bot && h('span', { class: 'tag' }, 'bot')),
    commands.length > 0 && h('h3', { id: 'person-apps' }, 'Apps'),
    commands.length > 0 &&
      h(
        'ul',
        { 'aria-labelledby': 'person-apps' },
        commands.map((command) => h('li', { key: command.id }, h('button', { class: 'button button-secondary', type: 'button', onClick: () => run(command) }, command.name))),
      ),
    h('button', { class: 'button button-quiet', type: 'button', onClick: () => actions.closeCard() }, 'Close'),
  );
}
