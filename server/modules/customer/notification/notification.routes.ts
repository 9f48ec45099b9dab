import { countUnread, markRead, queryNotifications } from '../../../../contract/customer/notification.ts'
import type { Mount } from '../../../http/mount.ts'
import { storeReadUntil } from './message.queries.ts'
import { countUnreadNotifications, findNotifications } from './notification.ts'

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

  mount(countUnread, async (call) => ({ unread: await countUnreadNotifications(call) }))

  mount(markRead, async ({ caller, body, db, now }) => {
    await storeReadUntil(db, caller.accountId, { until: new Date(body.until), now })
    return null
  })
}
