import type { SessionEnd } from '../../rules/identity/session.ts'

/** What one call needs to travel, whichever way it goes: over HTTP from a browser, in-process while a page is rendered. */
export type WireRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With the API's prefix and the query. */
  url: string
  headers: Record<string, string>
  body?: string
  /** Goes on when the page is left. */
  keepalive?: boolean
  /** The cookies of the browser travel, too. */
  withCookies?: boolean
}
export type WireResponse = { status: number; body: string }
export type Wire = (sent: WireRequest) => Promise<WireResponse>

/** What the server knows of a reader when it renders a page for them. */
export type PageRequest = {
  /** Of this one answer; the only inline scripts that run carry it. A visitor's page is not of one answer: it has none. */
  nonce?: string
  /** Where customers see the shop, such as `https://shop.example.com`. */
  origin: string
  language: string
  hasToken: boolean
  /** Why the token of the reader counts no more, found while the page was made. */
  sessionEnd?: SessionEnd
  /** The site by cookie and address; a customer's own goes before it. */
  orgId: number
  /** Address of the file with the texts of `language`, where it is known ahead. */
  texts?: string
  /** Calls the API in the reader's name. */
  wire: Wire
}
