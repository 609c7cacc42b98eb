/** Where a reader is in a log that grows: at its end, which is then kept in sight, or further up, where he is left alone. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const NEAR_END_PX = 80;

const endOf = (frame) => frame.scrollHeight - frame.clientHeight;

/**
 * Whether a reader is at the end is judged by the end that he saw. Content grows and shrinks before the browser reports
 * how far one has scrolled; against the new end, he would seem to have left it.
 *
 * @param firstId what stands first; when something older is put before it, the reader keeps his place
 * @return references for the box that scrolls (`frame`) and what stands in it (`content`), whether one is `atEnd`, the
 *     frame's `onScroll`, and `toEnd`, which goes there
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
    if (isAtEnd()) toEnd();
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
