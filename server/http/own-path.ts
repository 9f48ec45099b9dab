import type { IncomingMessage } from 'node:http'

/** Answered as what is not there. */
const nowhere = '/404'

// A second slash or a backslash in front makes the next part the name of another machine, and so do dots that lead back
// to one: what a redirect would be made of. U+0000 is in no name of a file.
const odd = /^(?!\/)|^\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)|%00/i

/** The address of a request, where it is one of a page, a file or a call; what no browser asks for leads nowhere. */
export function ownPath({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return odd.test(path) ? nowhere : url
}
