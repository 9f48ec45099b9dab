import { getMail, listMails, sendMailAgain } from '../../../../contract/console/outbox.ts'
import { pageOf } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { htmlOf, textOf } from '../../../mail/letter.ts'
import { queueSending } from '../../../mail/outbox.ts'
import { letterOf } from '../../../mail/send-mail.ts'
import { lockedMail, mailById, mailPage } from './outbox.staff.ts'

export const outboxRoutes = (mount: Mount, origin: () => string, hasServer: boolean) => {
  mount(listMails, async ({ query, db }) => ({ ...(await mailPage(db, { ...query, ...pageOf(query) })), hasServer }))

  mount(getMail, async ({ params, db }) => {
    const mail = orNotFound(await mailById(db, params.id))
    const letter = letterOf(mail, origin())
    return { ...mail, parts: [...letter.parts], text: textOf(letter), html: htmlOf(letter) }
  })

  mount(sendMailAgain, async ({ params, db }) => {
    await db.transaction().execute(async (tx) => {
      const { sentAt } = orNotFound(await lockedMail(tx, params.id))
      if (sentAt) throw new Refusal('outbox.already_sent')
      await queueSending(tx, [params.id])
    })
    return null
  })
}
