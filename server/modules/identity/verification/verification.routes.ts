import { getCaptcha, sendMailboxVerificationCode } from '../../../../contract/identity/verification.ts'
import { isEmail } from '../../../../rules/identity/email.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { newCaptcha, takeCaptcha } from './captcha.ts'
import { sendCode } from './email-code.ts'
import { deviceCookie, readDevice } from './known-place.ts'

export const verificationRoutes = (mount: Mount) => {
  mount(getCaptcha, ({ db, now, request }) => newCaptcha(db, request.ip, now))

  mount(sendMailboxVerificationCode, async ({ query, caller, db, now, language, request, header }) => {
    const email = query.email.trim()
    if (!isEmail(email)) throw new Refusal('request.invalid', { fields: ['email'] })
    const orgId = siteOfCall(caller, query.orgId)
    const { uuid, code } = query
    const proved = uuid !== undefined && code !== undefined
    if (proved) await takeCaptcha(db, { uuid, code }, now)
    const device = readDevice(request)
    const from = { asker: { device }, address: request.ip, proved }
    const delivery = await db
      .transaction()
      .execute((tx) => sendCode(tx, { purpose: 'register', email, orgId, language, ...from }, now))
    header('set-cookie', deviceCookie(device, request))
    return delivery
  })
}
