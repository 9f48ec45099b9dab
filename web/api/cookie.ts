export const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Keeps a secret of this browser for `seconds`, or until it is closed; 0 forgets it. No other site's link carries it.
 */
export const writeCookie = (name: string, value: string, seconds: number | 'until closed') =>
  write(name, value, seconds, 'Strict')

/** Keeps a choice of the reader, which also counts where they come by a link from elsewhere. */
export const writeChoice = (name: string, value: string, seconds: number) => write(name, value, seconds, 'Lax')

function write(name: string, value: string, seconds: number | 'until closed', sameSite: 'Strict' | 'Lax') {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API exists on secure origins alone; a shop inside a company's network may have none.
  const age = seconds === 'until closed' ? '' : `; Max-Age=${seconds}`
  document.cookie = `${name}=${value}; Path=/; SameSite=${sameSite}${age}${secure}`
}
