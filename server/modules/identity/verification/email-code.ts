import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import {
  type CodePurpose,
  codeDigits,
  codeMinutes,
  codesPerAddress,
  codesPerEmail,
  codesPerNetwork,
  longCodeDigits,
  readCodeDigits,
  sameEmail,
  secondsBetweenCodes,
} from '../../../../rules/identity/verification.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { toNetwork } from '../../../http/network.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../http/refuse.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { codeMail } from './code-mail.ts'
import { keyOfDevice } from './known-place.ts'
import { countTry, giveTryBack, lastCodeSentAt, markCodeUsed, replaceCode } from './verification.queries.ts'

/** A visitor, by their browser, or who is signed in. A code is good for its asker alone. */
export type Asker = { device: string } | { accountId: number }

type CodeRequest = {
  purpose: CodePurpose
  email: string
  asker: Asker
  /** The site that writes the mail, and the language of who reads it. */
  orgId: number
  language: Language
  /** Where the request comes from in the network. */
  address: string
  /** A captcha was answered for it. */
  proved?: boolean
}

/**
 * Mails a new code, which ends the asker's last one. Refuses one within a minute of that, and more than a few within an
 * hour. Whether the address belongs to an account is not looked up, so it cannot leak.
 */
export async function sendCode(tx: Tx, { purpose, email, orgId, language, ...from }: CodeRequest, now: Date) {
  const box = sameEmail(email)
  const asker = toKey(from.asker)
  const digits = (await isOftenMailed(tx, box, from, now)) ? longCodeDigits : codeDigits
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
  const codeHash = tokenHash(purpose, box, code)
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const onlyAfter = new Date(now.getTime() - secondsBetweenCodes * 1000)
  const isStored = await replaceCode(tx, { purpose, email: box, asker, codeHash, expiresAt, onlyAfter }, now)
  if (!isStored) throw await tooSoon(tx, { purpose, email: box, asker }, now)
  await queueMail(tx, codeMail({ code, recipient: email.trim(), orgId, language }), now)
  return { minutes: codeMinutes, seconds: secondsBetweenCodes, digits }
}

const toKey = (asker: Asker) => ('device' in asker ? keyOfDevice(asker.device) : `account ${asker.accountId}`)

/**
 * Counts a code, and says whether more than a few went to its address within the hour. Then a visitor answers a captcha
 * for each, so strangers cannot keep a visitor from their code; a customer, whose address visitors may name, does not.
 */
async function isOftenMailed(tx: Tx, box: string, from: Pick<CodeRequest, 'asker' | 'address' | 'proved'>, now: Date) {
  const isVisitor = 'device' in from.asker
  const own = isVisitor
    ? [
        { what: 'code', key: from.address, most: codesPerAddress },
        { what: 'code', key: `${toNetwork(from.address)} ${box}`, most: codesPerNetwork },
      ]
    : [{ what: 'code', key: toKey(from.asker), most: codesPerEmail }]
  const [before = 0] = await rateLimit(tx, [{ what: 'code', key: box }, ...own], now)
  const isOften = before >= codesPerEmail
  if (isOften && isVisitor && !from.proved) throw new Refusal('verification.captcha_needed', { fields: ['code'] })
  return isOften
}

async function tooSoon(tx: Tx, last: { purpose: CodePurpose; email: string; asker: string }, now: Date) {
  const sentAt = await lastCodeSentAt(tx, last)
  const waited = sentAt ? (now.getTime() - sentAt.getTime()) / 1000 : 0
  return new Refusal('verification.wait', {
    fields: ['email'],
    details: { seconds: Math.ceil(secondsBetweenCodes - waited) },
  })
}

type Claim = { purpose: CodePurpose; email: string; code: string; asker: Asker }

/** Proof that the mailed code is known; it is used up by `spendProof`, with what it was asked for. */
export type EmailProof = { purpose: CodePurpose; email: string; asker: string; codeHash: Buffer }

/**
 * Compares a code with the one that its asker was mailed. The try is counted before that, whatever becomes of the caller's
 * transaction: however many guesses come at once, five are looked at. Who knows the code gets their try back, sixty times.
 */
export async function proveEmail(db: Db, { purpose, email, code, asker }: Claim, now: Date): Promise<EmailProof> {
  const codeKey = { purpose, email: sameEmail(email), asker: toKey(asker) }
  const fields = ['emailVerificationCode']
  const stored = await countTry(db, codeKey, now)
  if (!stored) throw new Refusal('verification.code_over', { fields })
  if (!timingSafeEqual(stored.codeHash, tokenHash(purpose, codeKey.email, readCodeDigits(code)))) {
    throw new Refusal('verification.code_wrong', { fields })
  }
  const proof = { ...codeKey, codeHash: stored.codeHash }
  await giveTryBack(db, proof)
  return proof
}

/** Uses up the code behind a proof, once, in the transaction of what it was asked for. */
export async function spendProof(tx: Tx, proof: EmailProof, now: Date) {
  if (await markCodeUsed(tx, proof, now)) return
  throw new Refusal('verification.code_over', { fields: ['emailVerificationCode'] })
}

const tokenHash = (purpose: CodePurpose, email: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([purpose, email, code]))
    .digest()
