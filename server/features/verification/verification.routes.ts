import { getCaptcha, sendMailboxVerificationCode } from '../../../contract/verification.ts'
import { isEmail } from '../../../rules/email.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../http/refuse.ts'
import { siteOf } from '../site/site-of-call.ts'
import { newCaptcha } from './captcha.ts'
import { sendCode } from './email-code.ts'

export const verificationRoutes = (mount: Mount) => {
  mount(getCaptcha, ({ db, now, request }) => newCaptcha(db, request.ip, now))

  mount(sendMailboxVerificationCode, async ({ query, caller, db, now, language, request }) => {
    const email = query.email.trim()
    if (!isEmail(email)) throw new Refusal('request.invalid', { fields: ['email'] })
    const orgId = siteOf(caller, query.orgId)
    const wish = { purpose: 'register', email, orgId, language, address: request.ip } as const
    return db.transaction().execute((tx) => sendCode(tx, wish, now))
  })
}
