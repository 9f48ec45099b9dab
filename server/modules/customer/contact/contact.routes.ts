import { sendContactMessage } from '../../../../contract/customer/contact.ts'
import { readRequestKey } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = (mount: Mount) => {
  mount(sendContactMessage, ({ body, caller, db, now, language, request }) => {
    const { orgId, company = '', phone = '', ...rest } = body
    const draft = { ...rest, company, phone }
    return sendMessage(
      db,
      { draft, orgId, caller, address: request.ip, language, requestKey: readRequestKey(request) },
      now,
    )
  })
}
