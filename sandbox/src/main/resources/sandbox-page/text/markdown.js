/**
 * Discord's Markdown as a tree: text in, plain objects out. Nothing here knows of the page, and nothing is ever HTML.
 *
 * Blocks: `heading {level}`, `subtext`, `quote`, `list {ordered, start}` of `item`s, `code-block {text}`, `paragraph`.
 * Spans: strings, `strong`, `emphasis`, `underline`, `strike`, `spoiler`, `code {text}`, `link {href}`, `user`, `role`, `channel {id}`,
 * `command {name}`, `time {seconds, style}`, `emoji {name, id}`, `everyone`.
 */

export function parseMarkdown(source) {
  return parseBlocks(source.replace(/\r\n?/g, '\n').split('\n'));
}

// ---- blocks ------------------------------------------------------------------------------------------------------

const FENCE = /^```(\S*)\s*$/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

function parseBlocks(lines) {
  const blocks = [];
  let paragraph = [];
  const endParagraph = () => {
    const text = paragraph.join('\n').replace(/^\n+|\n+$/g, '');
    if (text) blocks.push({ type: 'paragraph', children: parseSpans(text) });
    paragraph = [];
  };

  for (let at = 0; at < lines.length; ) {
    const { block, length } = blockAt(lines, at);
    if (block) {
      endParagraph();
      blocks.push(block);
    } else {
      paragraph.push(lines[at]);
    }
    at += length;
  }
  endParagraph();
  return blocks;
}

function blockAt(lines, at) {
  const line = lines[at];
  const heading = line.match(HEADING);
  if (heading) return { block: { type: 'heading', level: heading[1].length, children: parseSpans(heading[2]) }, length: 1 };
  const subtext = line.match(SUBTEXT);
  if (subtext) return { block: { type: 'subtext', children: parseSpans(subtext[1]) }, length: 1 };
  return fenceAt(lines, at) ?? quoteAt(lines, at) ?? listAt(lines, at) ?? { block: null, length: 1 };
}

function fenceAt(lines, at) {
  const line = lines[at];
  const oneLine = line.match(/^```(.+)```$/);
  if (oneLine) return { block: { type: 'code-block', text: oneLine[1] }, length: 1 };
  if (!FENCE.test(line)) return null;
  const end = lines.findIndex((other, index) => index > at && other.trimEnd().endsWith('```'));
  if (end < 0) return null;
  const last = lines[end].trimEnd().slice(0, -3);
  const text = [...lines.slice(at + 1, end), ...(last ? [last] : [])].join('\n');
  return { block: { type: 'code-block', text }, length: end - at + 1 };
}

function quoteAt(lines, at) {
  if (lines[at].startsWith('>>> ')) {
    const rest = [lines[at].slice(4), ...lines.slice(at + 1)];
    return { block: { type: 'quote', children: parseBlocks(rest) }, length: lines.length - at };
  }
  let end = at;
  while (end < lines.length && /^>( |$)/.test(lines[end])) end++;
  if (end === at) return null;
  const inner = lines.slice(at, end).map((line) => line.slice(2));
  return { block: { type: 'quote', children: parseBlocks(inner) }, length: end - at };
}

function listAt(lines, at) {
  const first = lines[at].match(ITEM);
  if (!first) return null;
  let end = at;
  while (end < lines.length && sameList(first, lines[end].match(ITEM))) end++;
  return { block: nest(lines.slice(at, end).map((line) => line.match(ITEM))), length: end - at };
}

/** A bullet after numbers on the same level begins a list of its own, and the other way round. */
function sameList(first, item) {
  return item !== null && (item[1].length > first[1].length || (item[2] === undefined) === (first[2] === undefined));
}

/** Items that are indented deeper than the first are a list inside the item before them. */
function nest(items) {
  const indent = items[0][1].length;
  const list = { type: 'list', ordered: items[0][2] !== undefined, start: Number(items[0][2] ?? 1), children: [] };
  for (let at = 0; at < items.length; ) {
    let end = at + 1;
    while (end < items.length && items[end][1].length > indent) end++;
    const inner = end > at + 1 ? [nest(items.slice(at + 1, end))] : [];
    list.children.push({ type: 'item', children: [...parseSpans(items[at][3]), ...inner] });
    at = end;
  }
  return list;
}

// ---- spans -------------------------------------------------------------------------------------------------------

const nested = (type) => (match) => ({ type, children: parseSpans(match[1]) });
const linked = (href, children) => ({ type: 'link', href, children });

/** The first pattern that matches at a place wins; longer marks stand before shorter ones. */
const SPANS = [
  [/^\\([^\sA-Za-z0-9])/, (match) => match[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (match) => ({ type: 'code', text: match[2].trim() || match[2] })],
  [/^<@!?(\d+)>/, (match) => ({ type: 'user', id: match[1] })],
  [/^<@&(\d+)>/, (match) => ({ type: 'role', id: match[1] })],
  [/^<#(\d+)>/, (match) => ({ type: 'channel', id: match[1] })],
  [/^<\/([^:>]+):\d+>/, (match) => ({ type: 'command', name: match[1] })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => ({ type: 'time', seconds: Number(match[1]), style: match[2] ?? 'f' })],
  [/^<a?:(\w+):(\d+)>/, (match) => ({ type: 'emoji', name: match[1], id: match[2] })],
  [/^@(everyone|here)\b/, (match) => ({ type: 'everyone', name: match[1] })],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)/, (match) => linked(match[2], parseSpans(match[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => linked(match[1], [match[1]])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]*_~|]/, (match) => linked(match[0], [match[0]])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (match) => ({ type: 'strong', children: [{ type: 'emphasis', children: parseSpans(match[1]) }] })],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, nested('strong')],
  [/^__([\s\S]+?)__(?!_)/, nested('underline')],
  [/^~~([\s\S]+?)~~/, nested('strike')],
  [/^\|\|([\s\S]+?)\|\|/, nested('spoiler')],
  [/^\*(?=\S)((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/, nested('emphasis')],
  [/^_(?=\S)((?:__[\s\S]+?__|[^_])+?)_(?![_\w])/, nested('emphasis')],
];

function parseSpans(source) {
  const spans = [];
  let plain = '';
  for (let at = 0; at < source.length; ) {
    const { span, length } = spanAt(source, at);
    if (length === 0 || typeof span === 'string') {
      plain += length === 0 ? source[at] : span;
    } else {
      if (plain) spans.push(plain);
      plain = '';
      spans.push(span);
    }
    at += length || 1;
  }
  if (plain) spans.push(plain);
  return spans;
}

function spanAt(source, at) {
  const rest = source.slice(at);
  const insideWord = at > 0 && /\w/.test(source[at - 1]);
  for (const [pattern, build] of SPANS) {
    const match = rest.match(pattern);
    const underscoreInWord = insideWord && rest[0] === '_';
    if (match && !underscoreInWord) return { span: build(match), length: match[0].length };
  }
  return { length: 0 };
}
