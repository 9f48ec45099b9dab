import { randomUUID } from 'node:crypto'
import { uploadDocuments } from '../../contract/customer/document.ts'
import { checkRegisterAccount, register } from '../../contract/customer/registration.ts'
import { getCaptcha, sendMailboxVerificationCode } from '../../contract/identity/verification.ts'
import { password } from './builders.ts'
import { formOf, picture } from './files/pictures.ts'
import { codeMailedTo, inBrowser, knowDigits } from './verification.ts'
import type { World } from './world.ts'

/** The data of an Italian company. */
export const italianCompany = {
  orgId: 3,
  currency: 'EUR',
  firstName: 'Ilaria',
  lastName: 'Esempio',
  company: ' Esempio\nForniture S.r.l. ',
  country: 'IT',
  vatNumber: '00000010215',
  taxCode: '00000010215',
  sdiCode: 'abc1234',
  address1: 'Via Esempio 3',
  address2: '',
  city: 'Milano',
  state: 'MI',
  postcode: '20100',
  phone: '+39 02 0000 0301',
  fax: '',
  agreed: true,
}

type Person = { userName?: string; email?: string }
type ApplicationOptions = { key?: string; address?: string }

/** Applicants; each comes from an address of their own, so that none uses up another's limit. */
export function applicantsOf(world: World) {
  let lastAddress = 0
  const ownAddress = () => `198.51.100.${++lastAddress}`

  /** A visitor who has requested a code, with the answer to a captcha. */
  async function applicant(given: Person = {}) {
    const email = given.email ?? `${randomUUID().slice(0, 8)}@example.com`
    const userName = given.userName ?? `it.${randomUUID().slice(0, 8)}`
    await world.call(
      sendMailboxVerificationCode,
      { query: { email, orgId: 3 } },
      { address: ownAddress(), ...inBrowser },
    )
    const { uuid } = (await world.call(getCaptcha, {}, { address: ownAddress() })).data
    const emailVerificationCode = await codeMailedTo(world.db, email)
    const code = await knowDigits(world.db, uuid)
    return { userName, email, emailVerificationCode, password, repeatPassword: password, uuid, code }
  }

  return {
    applicant,
    ownAddress,

    /** A visitor who has begun to register and has sent their documents. */
    async begun({ documents = 1, ...given }: Person & { documents?: number } = {}) {
      const person = await applicant(given)
      const { token } = (await world.call(checkRegisterAccount, { body: person }, inBrowser)).data
      for (let at = 0; at < documents; at++) {
        await world.app.inject({
          method: 'POST',
          url: `/dev-api${uploadDocuments.path}?token=${token}`,
          remoteAddress: '10.1.1.1',
          ...withAddress(formOf({ name: 'visura.jpg', bytes: await picture() }), ownAddress()),
        })
      }
      return { ...person, token }
    },

    send: (
      token: string,
      given: Partial<typeof italianCompany> = {},
      { key = randomUUID(), address = ownAddress() }: ApplicationOptions = {},
    ) =>
      world.call(
        register,
        { body: { token, ...italianCompany, ...given } },
        { address, headers: { 'idempotency-key': key, 'accept-language': 'it' } },
      ),
  }
}

const withAddress = <T extends { headers: object }>(form: T, address: string) => ({
  ...form,
  headers: { ...form.headers, 'x-forwarded-for': address },
})
