/** The address of the page: `?as=PERSON#/channels/CHANNEL` has the person and the channel. */

export function readRoute() {
  return {
    as: new URL(location.href).searchParams.get('as'),
    channelId: location.hash.match(/^#\/channels\/(\d+)$/)?.[1] ?? null,
  };
}

export function addressOf({ as, channelId }) {
  return `?as=${as}${channelId ? `#/channels/${channelId}` : ''}`;
}

/**
 * The attributes of a link that opens the channel, or shows the message, of an address of Discord's; null for others.
 * Without actions, it opens the channel in both cases.
 */
export function linkHere(href, { state, actions }) {
  const [, channelId, messageId] = href.match(/^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/) ?? [];
  if (!channelId || !state.me) return null;
  const show = (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.show(channelId, messageId);
  };
  return { href: addressOf({ as: state.me.id, channelId }), onClick: actions && messageId && show };
}

/** Puts a place into the address bar, so that a reload, a bookmark and the back button lead there. */
export function showRoute(route) {
  const current = readRoute();
  if (current.as === route.as && current.channelId === route.channelId) return;
  const write = current.as && current.channelId ? 'pushState' : 'replaceState';
  history[write](null, '', addressOf(route));
}
