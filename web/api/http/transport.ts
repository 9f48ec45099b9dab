import type { Wire } from '../../../contract/catalogue/page.ts'
import { type SessionEnd, sessionEndedAt } from '../../../rules/identity/session.ts'
import { defaultOrg, readOrgId } from '../../../rules/site/site.ts'
import { leaveSession, readToken } from '../session/token.ts'
import { overHttp } from './over-http.ts'

/** Where calls go, whether they carry a token, and whose site they are about. */
export type Transport = {
  wire: Wire
  hasToken: () => boolean
  /** The site that a visitor stands in. */
  orgId: () => number
  /** From now on a visitor; home reports it, with the way back. In a browser nothing comes after it: it leaves the page. */
  endSession: (why: SessionEnd) => Promise<null>
}

const browser: Transport = {
  wire: overHttp,
  hasToken: () => readToken() !== undefined,
  // As the page says it, so that nothing changes under its reader when a cookie does.
  orgId: () => readOrgId(document.documentElement.dataset.org) ?? defaultOrg,
  endSession: (why) => {
    leaveSession(sessionEndedAt(why, location.pathname + location.search))
    return new Promise(() => {})
  },
}

let find = () => browser

/** The transport of the reader for whom this code runs. */
export const transport = () => find()

/** While a page is rendered on the server, calls take another way than HTTP. */
export function findTransportBy(other: () => Transport) {
  find = other
}
