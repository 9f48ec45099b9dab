import { readToken } from './token.ts'

/** Hands the token of this browser to the page that has opened this window, if that is one of ours, and closes it. */
export function handOver() {
  window.opener?.postMessage({ token: readToken() }, location.origin)
  window.close()
}

/** Listens for the token that a window which we have opened hands over; answers the way to end it. */
export function awaitToken(opened: Window, onToken: (token: string) => void) {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === opened && typeof data?.token === 'string') onToken(data.token)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
