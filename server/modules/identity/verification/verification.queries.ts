import { sql } from 'kysely'
import { type CodePurpose, triesPerCode, usesPerCode } from '../../../../rules/identity/verification.ts'
import type { Db, Tx } from '../../../db/database.ts'

type Code = { purpose: CodePurpose; email: string; asker: string; codeHash: Buffer }
type CodeToSend = Code & { expiresAt: Date; onlyAfter: Date }

/** Puts the new code in the place of the asker's last; answers false where that one was sent after `onlyAfter`. */
export async function replaceCode(
  tx: Tx,
  { purpose, email, asker, codeHash, expiresAt, onlyAfter }: CodeToSend,
  now: Date,
) {
  const fresh = { code_hash: codeHash, tries: 0, uses: 0, sent_at: now, expires_at: expiresAt, used_at: null }
  const row = await tx
    .insertInto('email_codes')
    .values({ purpose, email, asker, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'email', 'asker']).doUpdateSet(fresh).where('email_codes.sent_at', '<=', onlyAfter),
    )
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

export const lastCodeSentAt = async (tx: Tx, { purpose, email, asker }: Omit<Code, 'codeHash'>) =>
  (
    await tx
      .selectFrom('email_codes')
      .select('sent_at')
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('asker', '=', asker)
      .executeTakeFirst()
  )?.sent_at

/** Counts a try and gives the hash to compare with; undefined where there is no code that may still be tried. */
export const countTry = (db: Db, { purpose, email, asker }: Omit<Code, 'codeHash'>, now: Date) =>
  db
    .updateTable('email_codes')
    .set({ tries: sql`tries + 1`, uses: sql`uses + 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('asker', '=', asker)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', triesPerCode)
    .where('uses', '<', usesPerCode)
    .returning('code_hash as codeHash')
    .executeTakeFirst()

const unused = ({ purpose, email, asker, codeHash }: Code, db: Db | Tx) =>
  db
    .updateTable('email_codes')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('asker', '=', asker)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)

/** Takes back the try of a visitor who knew the code; its use stays counted. */
export const giveTryBack = (db: Db, code: Code) =>
  unused(code, db).set({ tries: sql`tries - 1` }).where('tries', '>', 0).execute()

/** Marks a code as used; answers false where it was already, or another has taken its place. */
export const markCodeUsed = async (tx: Tx, code: Code, now: Date) =>
  (await unused(code, tx).set({ used_at: now }).returning('email').executeTakeFirst()) !== undefined

type Captcha = { uuid: string; digitsHash: Buffer; work: object; workSecret: string; expiresAt: Date }

export const storeCaptcha = (db: Db, { uuid, digitsHash, work, workSecret, expiresAt }: Captcha) =>
  db
    .insertInto('captchas')
    .values({
      uuid,
      digits_hash: digitsHash,
      work: JSON.stringify(work),
      work_secret: workSecret,
      expires_at: expiresAt,
    })
    .execute()

/** Removes a captcha, so that it is answered once. */
export const removeCaptcha = (db: Db, uuid: string, now: Date) =>
  db
    .deleteFrom('captchas')
    .where('uuid', '=', uuid)
    .where('expires_at', '>', now)
    .returning(['digits_hash as digitsHash', 'work', 'work_secret as workSecret'])
    .executeTakeFirst()
