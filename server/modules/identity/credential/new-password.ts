import { guessableWords, leastGuesses, type PasswordOwner } from '../../../../rules/identity/guessable-words.ts'
import { passwordFault } from '../../../../rules/identity/password.ts'
import { Refusal } from '../../../http/refuse.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { Guessing } from './password-guesses-task.ts'
import { hashPassword } from './password-hash.ts'

type NewPassword = {
  password: string
  /** What it is called in the request. */
  field: string
  owner: PasswordOwner & { userName: string }
}

const estimator = new URL('password-guesses-task.ts', import.meta.url)

/** The hash of a new password; refuses one that is too weak, naming the field. */
export async function hashOfNewPassword(newPassword: NewPassword, now: Date): Promise<string> {
  await refuseWeak(newPassword, now)
  return hashPassword(newPassword.password)
}

/** Refuses a password of the wrong shape, and one that is soon guessed by who knows whose it is and of which shop. */
export async function refuseWeak({ password, field, owner }: NewPassword, now: Date) {
  const fault = passwordFault(password) ?? (await guessFault({ password, words: guessableWords(owner, now) }, owner))
  if (fault) throw new Refusal(fault, { fields: [field] })
}

async function guessFault(guessing: Guessing, { userName }: NewPassword['owner']) {
  const guesses = await runInThread(estimator, () => guessing, { callerId: userName })
  return Number(guesses) >= leastGuesses ? undefined : 'password.common'
}
