import { sql } from 'kysely'
import type { StatementDoubt } from '../../../../rules/ledger/bank-statement.ts'
import type { Tx } from '../../../db/database.ts'

/** Notes that a statement proves nothing. */
export const storeDoubt = (tx: Tx, statementId: number, doubt: StatementDoubt) =>
  tx
    .insertInto('statement_doubts')
    .values({ statement_id: statementId, ...doubt })
    .execute()

/** Ends the doubt about statements all of whose entries are among these, which another one proves. */
export const endProvenDoubts = (tx: Tx, entryIds: readonly number[]) =>
  sql`
  delete from statement_doubts d
   where statement_id in (select statement_id from bank_entries where id = any(${entryIds}::bigint[]))
     and not exists (select from bank_entries e where e.statement_id = d.statement_id and not e.id = any(${entryIds}::bigint[]))`.execute(
    tx,
  )

/** Ends the doubt about the pages of a statement once all that are there add up from its opening to its closing balance. */
export const endDoubtOfPages = (tx: Tx, statementId: number) =>
  sql`
  with pages as (
    select distinct on (p.page) p.id, p.page, p.opening, p.closing, p.moved
      from bank_statements p
      join bank_statements st on st.id = ${statementId} and (p.account, p.currency, p.reference, p.sequence)
                                                          = (st.account, st.currency, st.reference, st.sequence)
     where p.page is not null order by p.page, p.id desc)
  delete from statement_doubts
   where statement_id in (select id from pages)
     and (select (array_agg(opening order by page) filter (where opening is not null))[1] + sum(moved)
               = (array_agg(closing order by page desc) filter (where closing is not null))[1]
             and count(*) = max(page)
            from pages)`.execute(tx)
