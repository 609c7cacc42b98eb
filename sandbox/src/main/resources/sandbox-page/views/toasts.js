/** Passing notes in words, most of them refusals; above everything, also above an open dialog. */
import { h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { testIds } from '../core/test-ids.js';
import { CloseIcon } from './icons.js';

export function Toasts({ state, actions }) {
  const stack = useRef(null);
  useEffect(() => {
    stack.current.hidePopover();
    if (state.toasts.length > 0) stack.current.showPopover();
  }, [state.toasts]);
  return h(
    'div',
    { class: 'toasts', popover: 'manual', role: 'status', 'aria-live': 'polite', ref: stack },
    state.toasts.map((toast) =>
      h(
        'div',
        { class: 'toast', key: toast.id, 'data-testid': testIds.toast },
        h('p', null, toast.text),
        h('button', { class: 'icon-button', 'aria-label': 'Close', onClick: () => actions.closeToast(toast) }, h(CloseIcon)),
      ),
    ),
  );
}
