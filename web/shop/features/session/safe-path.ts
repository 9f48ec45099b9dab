// Characters of a path that leads on.
export const longestPath = 8_000

/** Where a redirect query may lead: a path of this shop, nothing else; judged as a browser reads it, without tabs. */
export function safePath(path = ''): string {
  const here = 'http://shop'
  const url = path.startsWith('/') && URL.canParse(path, here) ? new URL(path, here) : undefined
  if (url?.origin !== here || url.pathname.startsWith('//')) return '/index'
  return url.pathname + url.search + url.hash
}
