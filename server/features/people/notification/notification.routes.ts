import { queryNotifications } from '../../../../contract/people/notification.ts'
import type { Mount } from '../../../http/mount.ts'
import { findNotices } from '../../site/content/content.queries.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { findMessages } from './message.queries.ts'

export const notificationRoutes = (mount: Mount) => {
  mount(queryNotifications, async ({ query, caller, db, now, language }) => {
    const [notices, messages] = await Promise.all([
      findNotices(db, { orgId: siteOfCall(caller, query.orgId), language, now }),
      findMessages(db, caller.accountId, language),
    ])
    const newest = [...messages, ...notices].sort(
      (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
    )
    return newest.map(({ noticeId, title, text, publishedAt }) => ({
      notificationId: noticeId,
      notificationTitle: title[language] || title.en,
      notificationText: text,
      createTime: publishedAt.toISOString(),
    }))
  })
}
