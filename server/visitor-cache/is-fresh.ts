import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/**
 * Whether the caller has the answer already (RFC 9110, 13.1.2: weak, in a list, or any). The rest of what they say is left
 * out: `no-cache`, which `fetch` adds by itself, is said to caches on the way.
 */
export const isFresh = ({ 'if-none-match': known }: IncomingHttpHeaders, etag: string) =>
  fresh({ 'if-none-match': known }, { etag })
