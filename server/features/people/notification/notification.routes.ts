import { countUnread, markRead, queryNotifications } from '../../../../contract/people/notification.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { findNotices } from '../../site/content/content.queries.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { findMessages, findReadUntil, storeReadUntil } from './message.queries.ts'

export const notificationRoutes = (mount: Mount) => {
  mount(queryNotifications, async ({ query, ...call }) =>
    (await findNotifications(call, query.orgId)).map(({ noticeId, title, text, publishedAt, orderno, unread }) => ({
      notificationId: noticeId,
      notificationTitle: title[call.language] || title.en,
      notificationText: text,
      createTime: publishedAt.toISOString(),
      orderno,
      unread,
    })),
  )

  mount(countUnread, async (call) => ({
    unread: (await findNotifications(call)).filter((notification) => notification.unread).length,
  }))

  mount(markRead, async ({ caller, body, db, now }) => {
    await storeReadUntil(db, caller.accountId, { until: new Date(body.until), now })
    return null
  })
}

type Call = { caller: Caller; db: Db; now: Date; language: Language }

/** What a person's site has to tell and what they were told themselves, newest first. */
async function findNotifications({ caller, db, now, language }: Call, orgId?: number) {
  const [notices, messages, readUntil] = await Promise.all([
    findNotices(db, { orgId: siteOfCall(caller, orgId), language, now }),
    findMessages(db, caller.accountId, language),
    findReadUntil(db, caller.accountId),
  ])
  return [...messages, ...notices.map((notice) => ({ ...notice, orderno: '' }))]
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .map((notification) => ({ ...notification, unread: notification.publishedAt > readUntil }))
}
