import { getMail, listMails, sendMailAgain } from '../../../../contract/office/outbox.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { getText, renderHtml } from '../../../mail/mail-content.ts'
import { queueSending } from '../../../mail/outbox.ts'
import { toMailContent } from '../../../mail/send-mail.ts'
import { lockedMail, mailById, mailPage } from './outbox.staff.ts'

export const outboxRoutes = (mount: Mount, origin: () => string, hasServer: boolean) => {
  mount(listMails, async ({ query, db }) => ({ ...(await mailPage(db, { ...query, ...toPage(query) })), hasServer }))

  mount(getMail, async ({ params, db }) => {
    const mail = orNotFound(await mailById(db, params.id))
    const content = toMailContent(mail, origin())
    return { ...mail, parts: [...content.parts], text: getText(content), html: renderHtml(content) }
  })

  mount(sendMailAgain, async ({ params, db }) => {
    await db.transaction().execute(async (tx) => {
      const { sentAt } = orNotFound(await lockedMail(tx, params.id))
      if (sentAt) throw new Refusal('outbox.already_sent')
      await queueSending(tx, params.id)
    })
    return null
  })
}
