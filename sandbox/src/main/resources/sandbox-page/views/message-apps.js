/** The bot's commands on a message, opened by a press on "Apps" above it. */
import { h } from 'preact';
import { currentChannel, placeOf } from '../core/world.js';
import { messageCommandsOf } from '../composer/commands.js';
import { CommandList } from './command-list.js';
import { Dialog } from './dialog.js';

export const appsFor = (state) => messageCommandsOf(state.commands, placeOf(state, currentChannel(state)));

export function MessageApps({ state, actions }) {
  const message = state.appsOf;
  const close = () => actions.showApps(null);
  const run = (command) => {
    close();
    actions.runOnMessage(command, message);
  };
  return h(
    Dialog,
    { class: 'modal card', label: 'Apps', onClose: close },
    h(CommandList, { commands: appsFor(state), run }),
    h('button', { class: 'button button-quiet', type: 'button', onClick: close }, 'Close'),
  );
}
