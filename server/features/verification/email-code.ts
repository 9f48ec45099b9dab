import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import {
  type CodePurpose,
  codeDigits,
  codeMinutes,
  codesPerAddress,
  codesPerEmail,
  codeTyped,
  sameEmail,
  secondsBetweenCodes,
} from '../../../rules/verification.ts'
import type { Language } from '../../../texts/index.ts'
import type { Db, Tx } from '../../db/database.ts'
import { limitTries } from '../../http/limit.ts'
import { Refusal } from '../../http/refuse.ts'
import { queueMail } from '../../mail/outbox.ts'
import { codeMail } from './code-mail.ts'
import { countTry, giveTryBack, lastCodeSentAt, markCodeUsed, replaceCode } from './verification.queries.ts'

type Sending = {
  purpose: CodePurpose
  email: string
  /** The site that writes the mail, and the language of who reads it. */
  orgId: number
  language: Language
  /** Where the wish comes from in the network. */
  address: string
  /** Who is signed in; a visitor's wishes count apart from those of customers. */
  accountId?: number
}

/**
 * Mails a new code, which ends the last one. Refuses one within a minute of the last, and more than a few within an
 * hour. Whether the address belongs to anybody is not asked, so nobody learns it.
 */
export async function sendCode(tx: Tx, { purpose, email, orgId, language, address, accountId }: Sending, now: Date) {
  const box = sameEmail(email)
  await limitTries(tx, accountId === undefined ? limitsOfVisitor(box, address) : limitsOf(accountId), now)
  const code = randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0')
  const codeHash = hashOf(purpose, box, code)
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const onlyAfter = new Date(now.getTime() - secondsBetweenCodes * 1000)
  const sent = await replaceCode(tx, { purpose, email: box, codeHash, expiresAt, onlyAfter }, now)
  if (!sent) throw await tooSoon(tx, { purpose, email: box }, now)
  await queueMail(tx, codeMail({ code, recipient: email.trim(), orgId, language }), now)
  return { minutes: codeMinutes, seconds: secondsBetweenCodes }
}

/** What visitors ask for uses up nothing of a customer's, who may share their network and whose address they may name. */
const limitsOf = (accountId: number) => [{ what: 'code', key: `account ${accountId}`, most: codesPerEmail }]

const limitsOfVisitor = (box: string, address: string) => [
  { what: 'code', key: address, most: codesPerAddress },
  { what: 'code', key: box, most: codesPerEmail },
]

async function tooSoon(tx: Tx, last: { purpose: CodePurpose; email: string }, now: Date) {
  const sentAt = await lastCodeSentAt(tx, last)
  const waited = sentAt ? (now.getTime() - sentAt.getTime()) / 1000 : 0
  return new Refusal('verification.wait', {
    fields: ['email'],
    details: { seconds: Math.ceil(secondsBetweenCodes - waited) },
  })
}

type Claim = { purpose: CodePurpose; email: string; code: string }

/** That somebody knows the code that was mailed; it is used up by `spendProof`, with what it was asked for. */
export type EmailProof = { purpose: CodePurpose; email: string; codeHash: Buffer }

/**
 * Compares a code with the one that was mailed. The try is counted before that, whatever becomes of the caller's
 * transaction: however many guesses come at once, five are looked at. Who knows the code gets his try back.
 */
export async function proveEmail(db: Db, { purpose, email, code }: Claim, now: Date): Promise<EmailProof> {
  const asked = { purpose, email: sameEmail(email) }
  const fields = ['emailVerificationCode']
  const stored = await countTry(db, asked, now)
  if (!stored) throw new Refusal('verification.code_over', { fields })
  if (!timingSafeEqual(stored.codeHash, hashOf(purpose, asked.email, codeTyped(code)))) {
    throw new Refusal('verification.code_wrong', { fields })
  }
  const proof = { ...asked, codeHash: stored.codeHash }
  await giveTryBack(db, proof)
  return proof
}

/** Uses up the code behind a proof, once, in the transaction of what it was asked for. */
export async function spendProof(tx: Tx, proof: EmailProof, now: Date) {
  if (await markCodeUsed(tx, proof, now)) return
  throw new Refusal('verification.code_over', { fields: ['emailVerificationCode'] })
}

const hashOf = (purpose: CodePurpose, email: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([purpose, email, code]))
    .digest()
