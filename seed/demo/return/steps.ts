import type { ReturnFinding } from '../../../rules/return/return.ts'
import type { Db, Tx } from '../../../server/db/database.ts'
import { cancelReturn, trackOwnReturn } from '../../../server/modules/return/apply/change-own-return.ts'
import { submitReturn } from '../../../server/modules/return/apply/submit-return.ts'
import { expireReturnsBy } from '../../../server/modules/return/jobs/automation.ts'
import { bookCollection } from '../../../server/modules/return/processing/book-collection.ts'
import { creditReturn } from '../../../server/modules/return/processing/credit-return.ts'
import { approveLine, refuseLine } from '../../../server/modules/return/processing/decide-line.ts'
import { inspectLine } from '../../../server/modules/return/processing/inspect-line.ts'
import { askCustomer, openReturn } from '../../../server/modules/return/processing/open-return.ts'
import { receiveLines } from '../../../server/modules/return/processing/receive-lines.ts'
import { sendBackLine } from '../../../server/modules/return/processing/send-back.ts'
import type { Buyer } from '../order/orders.ts'

type Line = { position: number; pieces: number }

/** A return that is saved, at an instant of its life. */
export type Moment = { returnId: number; lines: readonly Line[]; caller: Buyer; staffId: number; now: Date }

/** A step of a return. */
export type Step = (db: Db, moment: Moment) => Promise<unknown>

const asOne =
  (work: (tx: Tx, moment: Moment) => Promise<unknown>): Step =>
  (db, moment) =>
    db.transaction().execute((tx) => work(tx, moment))

const byStaff = ({ staffId, now }: Moment) => ({ party: 'staff', accountId: staffId, now }) as const

/** Of each line, one after the other. */
const ofEachLine = (work: (tx: Tx, line: Line, moment: Moment) => Promise<unknown>) =>
  asOne(async (tx, moment) => {
    for (const line of moment.lines) await work(tx, line, moment)
  })

/** It stays a draft. */
export const leave: Step = async () => {}

export const submit = asOne((tx, moment) => submitReturn(tx, moment, { returnId: moment.returnId, revision: 1 }))

export const cancel = asOne((tx, moment) => cancelReturn(tx, moment, moment.returnId))

export const open = asOne((tx, moment) => openReturn(tx, moment.returnId, byStaff(moment)))

export const credit = asOne((tx, { returnId, ...moment }) =>
  creditReturn(tx, { returnId }, byStaff({ returnId, ...moment })),
)

export const receive = asOne((tx, moment) =>
  receiveLines(tx, { returnId: moment.returnId, lines: moment.lines }, byStaff(moment)),
)

export const approve = ofEachLine((tx, { position }, moment) =>
  approveLine(tx, { returnId: moment.returnId, position }, byStaff(moment)),
)

export const sendBack = ofEachLine((tx, { position }, moment) =>
  sendBackLine(tx, { returnId: moment.returnId, position, note: '' }, byStaff(moment)),
)

/** Not sent in time: the shop ends it, as it would have done at that time. */
export const expire: Step = (db, { now }) => expireReturnsBy(db, () => now)()

export const ask = (question: string) =>
  asOne((tx, moment) => askCustomer(tx, { returnId: moment.returnId, question }, byStaff(moment)))

export const refuse = (reason: string) =>
  ofEachLine((tx, { position }, moment) =>
    refuseLine(tx, { returnId: moment.returnId, position, reason }, byStaff(moment)),
  )

export const collect = (trackingNumber: string) =>
  asOne((tx, moment) => bookCollection(tx, { returnId: moment.returnId, trackingNumber }, byStaff(moment)))

export const send = (trackingNumber: string) =>
  asOne((tx, moment) => trackOwnReturn(tx, moment, moment.returnId, { trackingNumber }))

type Fate = 'restocked' | 'scrapped' | 'toSendBack'

/** All pieces were found so, and the same becomes of all. */
export const inspect = (finding: ReturnFinding, fate: Fate, note = '') =>
  ofEachLine((tx, { position, pieces }, moment) => {
    const inspection = { finding, restocked: 0, scrapped: 0, toSendBack: 0, [fate]: pieces }
    return inspectLine(tx, { returnId: moment.returnId, position, note, ...inspection }, byStaff(moment))
  })
