/** The suggestions for the field that is being filled in: known choices at once, the bot's after a pause in typing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { narrowed } from './option-values.js';

const PAUSE_MS = 180;

/**
 * @param typed  the text of the field
 * @param known  choices that the page knows, or null
 * @param ask    a function that resolves with the bot's choices for the present form, or null
 * @returns `{choices, status}`; the status is "ready", "asking" or "failed"
 */
export function useSuggestions({ fieldName, typed, known, ask }) {
  const [answer, setAnswer] = useState({ choices: [], status: 'ready' });
  const newest = useRef(0);

  useEffect(() => {
    const question = ++newest.current;
    if (!ask) return undefined;
    const settle = (next) => question === newest.current && setAnswer(next);
    setAnswer(({ choices }) => ({ choices, status: 'asking' }));
    const pause = setTimeout(() => {
      ask().then(
        (choices) => settle({ choices, status: 'ready' }),
        () => settle({ choices: [], status: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      newest.current++;
    };
  }, [fieldName, typed, ask !== null]);

  useEffect(() => setAnswer({ choices: [], status: 'asking' }), [fieldName]);

  return known ? { choices: narrowed(known, typed), status: 'ready' } : ask ? answer : { choices: [], status: 'ready' };
}
