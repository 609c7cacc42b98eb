/** A window over the page that holds the focus; Escape or a click beside it closes it. */
import { h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function Dialog({ class: className, label, onClose, children }) {
  const element = useRef(null);
  useEffect(() => {
    element.current.showModal();
  }, []);
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  return h(
    'dialog',
    { class: className, 'aria-label': label, ref: element, onCancel: cancel, onMouseDown: (event) => event.target === element.current && onClose() },
    children,
  );
}
