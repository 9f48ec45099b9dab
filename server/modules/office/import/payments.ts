import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { BadField, type Row, readDay, requiredText } from '../../../spreadsheets/fields.ts'
import { postOrderPayments } from '../../ledger/posting/order-payments.queries.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad, type Report } from './report.ts'

type PaymentLine = { line: number; order: string; paidOn: string }

/**
 * Which orders on account were paid, and when: order_number, paid_on. They no longer count against a credit limit. An order that
 * waits for its payment in advance is not handled by this, and is refused.
 */
export const paymentsAt = (now: () => Date): ImportKind<PaymentLine> => ({
  name: 'payments',
  columns: ['order_number', 'paid_on'],
  batchSize: 5_000,
  read: (row: Row) => {
    const paidOn = readDay(row, 'paid_on')
    if (paidOn === null) throw new BadField('paid_on is empty')
    return { line: row.line, order: requiredText(row, 'order_number', 40), paidOn }
  },
  keyOf: ({ order }) => order,
  store: async (tx, lines, report) => {
    await stagePayments(tx, lines)
    const acceptedLines = await reportUnknown(tx, report)
    countStored(report, acceptedLines, { added: 0, changed: await storePayments(tx, now()) })
  },
})

export const payments = paymentsAt(() => new Date())

/** The lines with their orders. */
async function stagePayments(tx: Tx, lines: PaymentLine[]) {
  await sql`drop table if exists payment_lines`.execute(tx)
  await sql`
    create temporary table payment_lines on commit drop as
    select i.line, i."order" as order_number, o.id as order_id, o.terms_net_days, o.status,
           i."paidOn"::timestamp at time zone g.time_zone as paid_at
      from json_to_recordset(${JSON.stringify(lines)}) as i (line integer, "order" text, "paidOn" date)
      left join orders o on o.order_number = i."order"
      left join orgs g on g.id = o.org_id
  `.execute(tx)
}

/** Reports and drops the lines that cannot be taken; answers how many are left. */
async function reportUnknown(tx: Tx, report: Report): Promise<number> {
  const { rows } = await sql<{ line: number; order: string; found: boolean; onAccount: boolean }>`
    delete from payment_lines
     where order_id is null or terms_net_days = 0 or status = 'cancelled'
    returning line, order_number as "order", order_id is not null as found, terms_net_days > 0 as "onAccount"
  `.execute(tx)
  for (const { line, ...row } of rows) addBad(report, line, chooseReason(row))
  const remaining = await sql<{ count: number }>`select count(*) as count from payment_lines`.execute(tx)
  return remaining.rows[0]?.count ?? 0
}

function chooseReason({ order, found, onAccount }: { order: string; found: boolean; onAccount: boolean }) {
  if (!found) return `no order has the number ${order}`
  return onAccount ? `order ${order} was cancelled` : `order ${order} is paid in advance`
}

/** An order that was not paid before is paid in the customer's ledger, too. */
async function storePayments(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ orderId: number; isNew: boolean }>`
    update orders o set paid_at = p.paid_at
      from (select order_id, paid_at from payment_lines order by order_id) p
     where o.id = p.order_id and o.paid_at is distinct from p.paid_at
       and o.terms_net_days > 0 and o.status <> 'cancelled'
    returning o.id as "orderId", old.paid_at is null as "isNew"
  `.execute(tx)
  const paid = rows.filter(({ isNew }) => isNew).map(({ orderId }) => orderId)
  await postOrderPayments(tx, paid, { accountId: null, now })
  return rows.length
}
