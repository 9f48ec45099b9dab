import { randomBytes } from 'node:crypto'
import { type LinkPurpose, linkMinutes } from '../../../../rules/customer/account.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { tokenHash } from '../../identity/credential/token-hash.ts'
import { endLinks, holderOfLink, insertLink, spendLink } from './account-links.queries.ts'

/** Where a link leads: the page on which a password is chosen. Behind `#`, as no server and no log of one sees what stands there. */
export type LinkPath = `/my/password#token=${string}`

/** A link by which a new user chooses their first password: good for seven days and once. Ends the older ones. */
export const inviteLink = (tx: Tx, accountId: number, now: Date) => openLink(tx, accountId, 'invite', now)

/** A link by which a user chooses a new password: good for thirty minutes and once. Ends the older ones. */
export const resetLink = (tx: Tx, accountId: number, now: Date) => openLink(tx, accountId, 'reset', now)

/**
 * A requested link, good for thirty minutes and once. Anybody may ask, so it ends no other: who asks
 * again and again in another user's name would end the link that they have just got.
 */
export const requestedLink = (tx: Tx, accountId: number, now: Date) => addLink(tx, accountId, 'reset', now)

/**
 * Uses up the link of a token: whose password may be set in this transaction. Refuses a token that is unknown, used,
 * replaced by a newer one or too old, and that of an account that may not enter.
 */
export async function takeLink(tx: Tx, token: string, now: Date) {
  const link = await spendLink(tx, tokenHash(token), now)
  if (!link) throw new Refusal('account.link_over')
  return link
}

/** Whose link it is. Refuses what `takeLink` would refuse now, before something dear is done for it. */
export async function findOpener(db: Db, token: string, now: Date) {
  const holder = await holderOfLink(db, tokenHash(token), now)
  if (!holder) throw new Refusal('account.link_over')
  return holder.accountId
}

async function openLink(tx: Tx, accountId: number, purpose: LinkPurpose, now: Date): Promise<LinkPath> {
  await endLinks(tx, accountId)
  return addLink(tx, accountId, purpose, now)
}

async function addLink(tx: Tx, accountId: number, purpose: LinkPurpose, now: Date): Promise<LinkPath> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkMinutes[purpose] * 60_000)
  await insertLink(tx, { tokenHash: tokenHash(token), accountId, purpose, now, expiresAt })
  return `/my/password#token=${token}`
}
