import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import {
  captchaDigits,
  captchaMinutes,
  captchasPerAddress,
  readCodeDigits,
} from '../../../../rules/identity/verification.ts'
import type { Db } from '../../../db/database.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../http/refuse.ts'
import { drawDigits } from './captcha-picture.ts'
import { removeCaptcha, storeCaptcha } from './verification.queries.ts'

// One derivation takes a browser about half a millisecond, so a few seconds in all.
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyLength: 16 }
const triesOfWork = { least: 2_000, most: 5_000 }

/** A new captcha: a picture of digits, and for who cannot see it a puzzle that their browser works on for some seconds. */
export async function newCaptcha(db: Db, address: string, now: Date) {
  await db
    .transaction()
    .execute((tx) => rateLimit(tx, [{ what: 'captcha', key: address, most: captchasPerAddress }], now))
  const uuid = randomUUID()
  const digits = Array.from({ length: captchaDigits }, () => randomInt(10)).join('')
  const workSecret = randomBytes(32).toString('base64url')
  const [img, challenge] = await Promise.all([drawDigits(digits), makeChallenge(workSecret)])
  const expiresAt = new Date(now.getTime() + captchaMinutes * 60_000)
  await storeCaptcha(db, { uuid, digitsHash: tokenHash(uuid, digits), work: challenge, workSecret, expiresAt })
  const { nonce, salt, keyPrefix } = challenge.parameters
  return { uuid, img, work: { ...work, nonce, salt, keyPrefix } }
}

const makeChallenge = (secret: string) =>
  createChallenge({
    ...work,
    counter: randomInt(triesOfWork.least, triesOfWork.most),
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })

/**
 * Takes the answer to a captcha, digits or work. It is removed before the answer is looked at, whatever becomes of the
 * caller's transaction, so that it is answered once.
 */
export async function takeCaptcha(db: Db, { uuid, code }: { uuid: string; code: string }, now: Date) {
  const question = await removeCaptcha(db, uuid, now)
  if (question && (isRead(question.digitsHash, uuid, code) || (await isWorked(question, code)))) return
  throw new Refusal('verification.captcha_wrong', { fields: ['code'] })
}

const isRead = (digitsHash: Buffer, uuid: string, code: string) =>
  timingSafeEqual(digitsHash, tokenHash(uuid, readCodeDigits(code)))

async function isWorked(question: { work: unknown; workSecret: string }, code: string) {
  const [counter, derivedKey, ...rest] = code.split('.')
  if (!counter || !derivedKey || rest.length > 0) return false
  const { verified } = await verifySolution({
    // Stored by `newCaptcha`; its signature is checked again.
    challenge: question.work as Challenge,
    solution: { counter: Number(counter), derivedKey },
    deriveKey,
    hmacSignatureSecret: question.workSecret,
    hmacKeySignatureSecret: question.workSecret,
  })
  return verified
}

const tokenHash = (uuid: string, digits: string) => createHash('sha256').update(`${uuid} ${digits}`).digest()
