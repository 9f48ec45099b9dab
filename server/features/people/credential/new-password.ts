import { passwordFault } from '../../../../rules/people/password.ts'
import { Refusal } from '../../../http/refuse.ts'
import { hashPassword } from './password-hash.ts'

/** The hash of a password that somebody gives themselves; refuses one that is too weak, naming the field. */
export async function hashOfNewPassword(password: string, field: string): Promise<string> {
  await refuseWeak(password, field)
  return hashPassword(password)
}

export async function refuseWeak(password: string, field: string) {
  const common = await commonPasswords()
  const fault = passwordFault(password, (given) => common.has(given.toLowerCase()))
  if (fault) throw new Refusal(fault, { fields: [field] })
}

let passwordsOnce: Promise<ReadonlySet<string>> | undefined

/** Passwords that were found most often, in lower case: read when somebody chooses one for the first time. */
function commonPasswords() {
  passwordsOnce ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return passwordsOnce
}
