/** The bot's commands on a person or a message, each as a button. */
import { h } from 'preact';

export function CommandList({ commands, run }) {
  return h(
    'section',
    { class: 'command-list' },
    h('h3', { id: 'apps' }, 'Apps'),
    h(
      'ul',
      { 'aria-labelledby': 'apps' },
      commands.map((command) => h('li', { key: command.id }, h('button', { class: 'button button-secondary', type: 'button', onClick: () => run(command) }, command.label))),
    ),
  );
}
