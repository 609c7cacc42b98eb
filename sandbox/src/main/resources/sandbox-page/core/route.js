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

/** The channel to which an address of Discord's leads, or null. */
export function channelOfLink(href) {
  return href.match(/^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/)?.[1] ?? null;
}

/** Puts a place into the address bar, so that a reload, a bookmark and the back button lead there. */
export function showRoute(route) {
  const current = readRoute();
  if (current.as === route.as && current.channelId === route.channelId) return;
  const write = current.as && current.channelId ? 'pushState' : 'replaceState';
  history[write](null, '', addressOf(route));
}
