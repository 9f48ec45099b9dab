import type { Db } from '../../../server/db/database.ts'
import { saveBatchNote } from '../../../server/modules/return/processing/batch-note.queries.ts'

const notes = [
  {
    batchNumber: 'B2607-112',
    reason: 'leaking',
    note: 'The seal of the hopper tears when it is unpacked. The factory has replaced the tool; credit without a question.',
    autoApprove: true,
    daysAgo: 14,
  },
  {
    batchNumber: 'B2606-031',
    reason: 'chip',
    note: 'Firmware of June rejects the chip of this batch. Ask which firmware the printer has: an older one takes it.',
    autoApprove: false,
    daysAgo: 1.5,
  },
] as const

/** What is known of two batches of which something came back. */
export const seedBatchNotes = (db: Db, accountId: number, now: Date) =>
  db.transaction().execute(async (tx) => {
    for (const { daysAgo, ...note } of notes) {
      const { skuId } = await tx
        .selectFrom('return_lines as r')
        .innerJoin('order_lines as l', (join) =>
          join.onRef('l.order_id', '=', 'r.order_id').onRef('l.position', '=', 'r.order_position'),
        )
        .select('l.sku_id as skuId')
        .where('r.batch_number', '=', note.batchNumber)
        .executeTakeFirstOrThrow()
      const at = new Date(now.getTime() - daysAgo * 86_400_000)
      await saveBatchNote(tx, { skuId, ...note }, { accountId, now: at })
    }
  })
