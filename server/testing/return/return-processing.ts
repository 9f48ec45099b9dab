import type { Tx } from '../../db/database.ts'
import { bookCollection } from '../../modules/return/processing/book-collection.ts'
import { creditReturn } from '../../modules/return/processing/credit-return.ts'
import { approveLine, refuseLine } from '../../modules/return/processing/decide-line.ts'
import { inspectLine } from '../../modules/return/processing/inspect-line.ts'
import { askCustomer, openReturn } from '../../modules/return/processing/open-return.ts'
import { receiveLines } from '../../modules/return/processing/receive-lines.ts'
import { replaceReturnLines } from '../../modules/return/processing/replace-lines.ts'
import { sendBackLine } from '../../modules/return/processing/send-back.ts'
import type { World } from '../world.ts'

type Part<Work extends (tx: Tx, part: never, ...rest: never[]) => unknown> = Omit<Parameters<Work>[1], 'returnId'>
type Found = { restocked?: number; scrapped?: number; toSendBack?: number; finding?: 'asClaimed' | 'missing' }

/** What staff do with a return, each in a transaction of its own, at the instant of the test's clock. */
export function returnProcessing({ db, now }: Pick<World, 'db' | 'now'>, accountId: number) {
  const run = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work)
  const changer = () => ({ party: 'staff', accountId, now: now() }) as const
  return {
    open: (returnId: number) => run((tx) => openReturn(tx, returnId, changer())),
    ask: (returnId: number, question: string) => run((tx) => askCustomer(tx, { returnId, question }, changer())),
    approve: (returnId: number, position: number, more: Partial<Part<typeof approveLine>> = {}) =>
      run((tx) => approveLine(tx, { returnId, position, ...more }, changer())),
    refuse: (returnId: number, position: number, reason = 'Not ours') =>
      run((tx) => refuseLine(tx, { returnId, position, reason }, changer())),
    collect: (returnId: number) =>
      run((tx) => bookCollection(tx, { returnId, trackingNumber: '3SCOLLECT' }, changer())),
    receive: (returnId: number, position: number, pieces: number) =>
      run((tx) => receiveLines(tx, { returnId, lines: [{ position, pieces }] }, changer())),
    inspect: (returnId: number, position: number, { finding = 'asClaimed', ...found }: Found) =>
      run((tx) =>
        inspectLine(
          tx,
          { returnId, position, finding, restocked: 0, scrapped: 0, toSendBack: 0, note: '', ...found },
          changer(),
        ),
      ),
    credit: (returnId: number, positions?: readonly number[]) =>
      run((tx) => creditReturn(tx, { returnId, ...(positions && { positions }) }, changer())),
    replace: (returnId: number, positions?: readonly number[]) =>
      run((tx) => replaceReturnLines(tx, { returnId, ...(positions && { positions }), note: '' }, changer())),
    sendBack: (returnId: number, position: number) =>
      run((tx) => sendBackLine(tx, { returnId, position, note: '' }, changer())),
  }
}
