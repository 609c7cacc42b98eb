/** One picture, as large as the window allows. */
import { h } from 'preact';
import { Dialog } from './dialog.js';
import { CloseIcon, LinkIcon } from './icons.js';

export function Lightbox({ state, actions }) {
  const { url, alt } = state.picture;
  const close = () => actions.enlarge(null);
  return h(
    Dialog,
    { class: 'lightbox', label: 'Picture', onClose: close },
    h('img', { src: url, alt, onClick: close }),
    h(
      'div',
      { class: 'lightbox-foot' },
      alt && h('p', null, alt),
      h('a', { class: 'icon-button', href: url, target: '_blank', rel: 'noreferrer', 'aria-label': 'Open the original', title: 'Open the original' }, h(LinkIcon)),
      h('button', { class: 'icon-button', 'aria-label': 'Close', title: 'Close', onClick: close }, h(CloseIcon)),
    ),
  );
}
