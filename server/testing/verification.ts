import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'

/** The headers of a browser that keeps its cookie, as a code is good in the browser alone that asked for it. */
export const inBrowser = { headers: { cookie: `aster_browser=${'b'.repeat(43)}` } }

/** The code of the last mail to an address. */
export async function codeMailedTo(db: Db, email: string): Promise<string> {
  const mail = await db
    .selectFrom('mails')
    .select('parts')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /"code": ?"(\d{6,10})"/.exec(JSON.stringify(mail?.parts))?.[1] ?? ''
}

/** Lets a captcha have digits that a test knows, and answers them. */
export async function knowDigits(db: Db, uuid: string): Promise<string> {
  const digits = '24680'
  const digits_hash = createHash('sha256').update(`${uuid} ${digits}`).digest()
  await db.updateTable('captchas').set({ digits_hash }).where('uuid', '=', uuid).execute()
  return digits
}
