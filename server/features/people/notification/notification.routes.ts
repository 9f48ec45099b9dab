import { queryNotifications } from '../../../../contract/people/notification.ts'
import type { Mount } from '../../../http/mount.ts'
import { noticesOf } from '../../site/content/content.queries.ts'
import { siteOf } from '../../site/sites/site-of-call.ts'
import { messagesOf } from './message.queries.ts'

export const notificationRoutes = (mount: Mount) => {
  mount(queryNotifications, async ({ query, caller, db, now, language }) => {
    const [notices, messages] = await Promise.all([
      noticesOf(db, { orgId: siteOf(caller, query.orgId), language, now }),
      messagesOf(db, caller.accountId, language),
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
