import { queryNotifications } from '../../../contract/notification.ts'
import type { Mount } from '../../http/mount.ts'
import { noticesOf } from '../content/content.queries.ts'
import { siteOf } from '../site/site-of-call.ts'

export const notificationRoutes = (mount: Mount) => {
  mount(queryNotifications, async ({ query, caller, db, now, language }) => {
    const notices = await noticesOf(db, { orgId: siteOf(caller, query.orgId), language, now })
    return notices.map(({ noticeId, title, text, publishedAt }) => ({
      notificationId: noticeId,
      notificationTitle: title[language] || title.en,
      notificationText: text,
      createTime: publishedAt.toISOString(),
    }))
  })
}
