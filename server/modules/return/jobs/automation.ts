import { reminderDays, returnTransitions } from '../../../../rules/return/return-state.ts'
import { addWorkingDays, dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { calendarFrom } from '../../catalogue/availability/closed-days.ts'
import { eachAlone } from '../../fulfilment/order-lifecycle/automation.ts'
import { checkAction, lockReturn, moveLines, writeReturn } from '../change/change-return.ts'
import { sendBy } from '../history/wire.ts'
import { queueReturnNews } from '../mail/queue-return-news.ts'
import { findReturnsToExpire, findReturnsToRemind, markReminded } from './automation.queries.ts'

type Clock = () => Date

/** Ends approved returns that were not sent until the end of their last day, by the clock of their site. */
export const expireReturnsBy = (db: Db, now: Clock) => async () => {
  const over = (await findReturnsToExpire(db, now())).filter((approved) => {
    const last = sendBy(approved)
    return last !== null && dateIn(now(), approved.timeZone) > last
  })
  await eachAlone(db, over, (tx, { returnId }) => expireReturn(tx, returnId, now()))
}

/** Asked again under its lock: the customer may have sent it a moment ago. */
async function expireReturn(tx: Tx, returnId: number, now: Date) {
  const shop = { party: 'shop', accountId: null, now } as const
  const locked = await lockReturn(tx, returnId)
  checkAction('expire', locked, shop)
  const positions = await moveLines(tx, locked, { from: returnTransitions.expire.from, to: 'expired' })
  await writeReturn(tx, returnId, { action: 'expire', positions }, shop)
}

/** Reminds sites, once for each answer too, of returns that have waited for their decision for some of their working days. */
export const remindOfReturnsBy = (db: Db, now: Clock) => async () => {
  const waiting = (await findReturnsToRemind(db, now())).filter(({ waitsSince, timeZone, country }) => {
    const day = dateIn(waitsSince, timeZone)
    const { closedDays } = calendarFrom({ country, subdivision: null, timeZone }, day)
    return dateIn(now(), timeZone) >= addWorkingDays(day, reminderDays, closedDays)
  })
  await eachAlone(db, waiting, async (tx, { returnId }) => {
    if (await markReminded(tx, returnId, now())) await queueReturnNews(tx, returnId, 'remind', now())
  })
}
