import { sql } from 'kysely'
import { daysAfterRefusal, daysToSend } from '../../../../rules/invoice/exchange.ts'

/** Until when the law wants `e_invoice_outbox e` of `finance_items f` handed over (ISO date); null once it was sent. */
export const lastDay = sql<string | null>`
  case when e.status <> 'sent'
       then coalesce(e.refused_on + ${sql.lit(daysAfterRefusal)}, f.issued_on + ${sql.lit(daysToSend)}) end`
