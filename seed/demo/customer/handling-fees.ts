import { sql } from 'kysely'
import type { Tx } from '../../../server/db/database.ts'
import { amountFactors } from '../catalogue/amount-factors.ts'

/** Cents of euro; what goes to a customer's customer takes more hands. */
const fees = [
  { type: 'REG', fee: 0 },
  { type: 'DROP', fee: 150 },
  { type: 'CPDROP', fee: 250 },
]

/** Gives every site the fees for handling an order. */
export const seedHandlingFees = (tx: Tx) =>
  sql`
    insert into handling_fees (org_id, currency, order_type, fee)
    select o.id, o.currency, f.type, (f.fee * e.factor)::integer
      from orgs o
      join ${amountFactors} on e.currency = o.currency
     cross join json_to_recordset(${JSON.stringify(fees)}) as f (type text, fee integer)
  `.execute(tx)
