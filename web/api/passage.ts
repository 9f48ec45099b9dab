import type { Wire } from '../../contract/page.ts'
import { overHttp } from './over-http.ts'
import { forgetToken, readToken } from './token.ts'

/** Where calls go, and whether they carry a token. */
export type Passage = {
  wire: Wire
  hasToken: () => boolean
  /** From now on a visitor: the token is no longer good. */
  dropToken: () => void
}

const browser: Passage = { wire: overHttp, hasToken: () => readToken() !== undefined, dropToken: forgetToken }

let find = () => browser

/** The passage of the reader for whom this code runs. */
export const passage = () => find()

/** While a page is rendered on the server, calls take another way than HTTP. */
export function findPassageBy(other: () => Passage) {
  find = other
}
