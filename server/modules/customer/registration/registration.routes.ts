import { checkEmailAndAccount, checkRegisterAccount, register } from '../../../../contract/customer/registration.ts'
import { readRequestKey } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import type { VatService } from '../../../vat-service/vat-service.ts'
import { readDevice } from '../../identity/verification/known-place.ts'
import { beginRegistration, proveFree } from './begin-registration.ts'
import { registerCompany } from './register-company.ts'

export const registrationRoutes = (mount: Mount, vatService: VatService) => {
  mount(checkEmailAndAccount, async ({ query, db, now, request }) => {
    await proveFree(db, { ...query, device: readDevice(request) }, now)
    return null
  })

  mount(checkRegisterAccount, ({ body, db, now, request }) =>
    beginRegistration(db, { ...body, device: readDevice(request) }, now),
  )

  mount(register, ({ body, db, now, language, request }) => {
    const { token, orgId, currency, ...draft } = body
    const sender = { token, orgId, currency, address: request.ip, language, requestKey: readRequestKey(request) }
    return registerCompany(db, vatService, { ...sender, draft }, now)
  })
}
