import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { findNotices } from '../../catalogue/content/content.queries.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { findMessages, findReadUntil } from './message.queries.ts'

type Call = { caller: Caller; db: Db; now: Date; language: Language }

/** The notices of an account's site and its own messages, newest first. */
export async function findNotifications({ caller, db, now, language }: Call, orgId?: number) {
  const [notices, messages, readUntil] = await Promise.all([
    findNotices(db, { orgId: siteOfCall(caller, orgId), language, now }),
    findMessages(db, caller.accountId, language),
    findReadUntil(db, caller.accountId),
  ])
  return [...messages, ...notices.map((notice) => ({ ...notice, orderno: '' }))]
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .map((notification) => ({ ...notification, unread: notification.publishedAt > readUntil }))
}

/** How many of them an account has not read. */
export const countUnreadNotifications = async (call: Call) =>
  (await findNotifications(call)).filter(({ unread }) => unread).length
