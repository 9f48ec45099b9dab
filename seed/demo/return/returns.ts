import { reminderDays } from '../../../rules/return/return-state.ts'
import { workingDaysSince } from '../../../rules/return/waiting.ts'
import { dateIn } from '../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../server/db/database.ts'
import { toWaiting } from '../../../server/files/attachments/attachments.queries.ts'
import type { Files } from '../../../server/files/files.ts'
import { calendarFrom } from '../../../server/modules/catalogue/availability/closed-days.ts'
import { findAddresses } from '../../../server/modules/customer/address/address.queries.ts'
import { saveReturn } from '../../../server/modules/return/apply/save-return.ts'
import { insertReturnFile } from '../../../server/modules/return/file/file.queries.ts'
import { type Buyer, mainAccounts } from '../order/orders.ts'
import { seedBatchNotes } from './batch-notes.ts'
import type { DemoReturn } from './demo-return.ts'
import { endedReturns } from './ended-returns.ts'
import { openReturns } from './open-returns.ts'
import { drawTestPage } from './picture.ts'
import type { Moment } from './steps.ts'

const day = 86_400_000

/**
 * Returns in every state but replaced, of customers of six sites, and what is known of two of their batches. What happens to them happens in
 * the sequence of its time, as returns and credit notes are numbered. Needs their orders.
 */
export async function seedReturns(db: Db, files: Files, now: Date) {
  const buyers = await mainAccounts(db)
  const { id: staffId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const picture = await drawTestPage()
  const saved = new Map<DemoReturn, Omit<Moment, 'now'>>()
  const returns = [...endedReturns, ...openReturns(reminderAgo(now))]
  const steps = returns.flatMap((one) => one.life.map(([daysAgo, step]) => ({ one, daysAgo, step })))
  for (const { one, daysAgo, step } of steps.toSorted((before, after) => after.daysAgo - before.daysAgo)) {
    const at = new Date(now.getTime() - daysAgo * day)
    const caller = buyers.find(({ custnum }) => custnum === one.custnum)
    if (!caller) throw new Error(`the demo has no customer ${one.custnum}`)
    const known = saved.get(one) ?? { ...(await save(db, { one, caller, now: at, files, picture })), caller, staffId }
    saved.set(one, known)
    await step(db, { ...known, now: at })
  }
  await seedBatchNotes(db, staffId, now)
}

/** How many days ago a British return was submitted of which its site is reminded today. */
function reminderAgo(now: Date) {
  const place = { country: 'GB', subdivision: null, timeZone: 'Europe/London' }
  for (let days = reminderDays; ; days++) {
    const from = dateIn(new Date(now.getTime() - days * day), place.timeZone)
    const { closedDays } = calendarFrom(place, from)
    if (workingDaysSince(from, dateIn(now, place.timeZone), closedDays) >= reminderDays) return days
  }
}

type Draft = { one: DemoReturn; caller: Buyer; now: Date; files: Files; picture: Buffer }

/** Saves what the customer filled in. Answers its lines with their pieces. */
async function save(db: Db, { one, caller, now, files, picture }: Draft) {
  const file = one.picture && {
    name: one.picture,
    mediaType: 'image/jpeg' as const,
    file: await files.storeFile(picture),
    bytes: picture.length,
  }
  return db.transaction().execute(async (tx) => {
    const { custnum: _, picture: __, life: ___, lines: wanted, ...head } = one
    const lines = await findLines(tx, caller, wanted)
    const addressId = (await findAddresses(tx, caller)).find(({ kind }) => kind === 'regular')?.addressId
    const fileIds = file ? [(await insertReturnFile(tx, toWaiting(caller, file, now))).fileId] : []
    const input = { ...head, ...(addressId && { addressId }), lines, fileIds }
    const returnId = await saveReturn(tx, { caller, now }, input)
    return { returnId, lines: lines.map(({ qty }, at) => ({ position: at + 1, pieces: qty })) }
  })
}

/** Lines by the orders that they are of; of what was delivered at most. */
async function findLines(tx: Tx, { customerId }: Buyer, wanted: DemoReturn['lines']) {
  const delivered = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['o.po_number as po', 'o.order_number as orderno', 'l.position', 'l.shipped'])
    .where('o.customer_id', '=', customerId)
    .where('l.shipped', '>', 0)
    .execute()
  return wanted.map(({ po, qty, ...line }) => {
    const found = delivered.find((one) => one.po === po && one.position === line.position)
    if (!found) throw new Error(`the demo has no line ${line.position} of ${po}`)
    return { ...line, orderno: found.orderno, qty: Math.min(qty, Number(found.shipped)) }
  })
}
