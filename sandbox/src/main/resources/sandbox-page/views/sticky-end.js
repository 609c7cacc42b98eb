/**
 * Keeps a reader's place in a growing log: the end stays in sight for a reader at the end; others are not moved. The
 * end of a log whose last item is a long page to read is the start of that page.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const NEAR_END_PX = 80;

const endOf = (frame) => {
  const page = frame.firstElementChild.lastElementChild?.querySelector('.container');
  return Math.min(frame.scrollHeight - frame.clientHeight, page?.offsetParent.offsetTop ?? Infinity);
};

/**
 * A reader is at the end if the last seen end was in sight. Content grows and shrinks before the browser reports the
 * scroll position; compared with the new end, the reader would seem to have left it.
 *
 * @param firstId the first item; when older ones are put before it, the reader keeps the place
 * @return references for the scrolling box (`frame`) and its contents (`content`), `atEnd`, the frame's `onScroll`, and
 *     `toEnd`, which scrolls to the end
 */
export function useStickyEnd(firstId) {
  const frame = useRef(null);
  const content = useRef(null);
  const [atEnd, setAtEnd] = useState(true);
  const seen = useRef({ firstId, height: 0, end: 0 });

  const isAtEnd = () => frame.current.scrollTop > Math.min(seen.current.end, endOf(frame.current)) - NEAR_END_PX;
  const toEnd = () => {
    frame.current.scrollTop = endOf(frame.current);
  };
  const settle = () => {
    if (isAtEnd()) frame.current.scrollTop = Math.max(frame.current.scrollTop, endOf(frame.current));
    seen.current.end = endOf(frame.current);
  };

  useLayoutEffect(() => {
    const watcher = new ResizeObserver(settle);
    watcher.observe(content.current);
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  useLayoutEffect(() => {
    const { scrollHeight } = frame.current;
    if (firstId !== seen.current.firstId && !isAtEnd()) frame.current.scrollTop += scrollHeight - seen.current.height;
    seen.current.firstId = firstId;
    seen.current.height = scrollHeight;
    settle();
  });

  /** The browser may report a scroll of a log that has just been left. */
  const onScroll = () => {
    if (frame.current) setAtEnd(isAtEnd());
  };

  return { frame, content, atEnd, onScroll, toEnd };
}
