import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removeBankTable } from '../../../../../contract/payment/bank-table.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { type BankTable, bankTablesQuery } from './queries.ts'
import classes from './SiteSettings.module.css'

type Props = { orgId: number; bankAccountId: number }

/** How tables of an account's bank are read, as staff have described them; each can be taken away. */
export function BankTables({ orgId, bankAccountId }: Props) {
  const text = useText()
  const tables = useQuery(bankTablesQuery(orgId, bankAccountId))
  return (
    <section className={classes.part} aria-labelledby="bank-tables">
      <h3 id="bank-tables">{text('bank_table.layouts')}</h3>
      <Fetched result={tables} skeleton={<BlockSkeleton height={80} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes.quiet}>{text('bank_table.layouts_none')}</p>
          ) : (
            found.map((table) => <Table key={table.layoutId} table={table} place={{ id: orgId, bankAccountId }} />)
          )
        }
      </Fetched>
    </section>
  )
}

type TableProps = { table: BankTable; place: { id: number; bankAccountId: number } }

function Table({ table: { layoutId, columns, keptAt, keptBy }, place }: TableProps) {
  const text = useText()
  const { instant } = useFormat()
  const queries = useQueryClient()
  const removing = useMutation<null, CallFailed, void>({
    meta: saysItself,
    mutationFn: () => call(removeBankTable, { params: { ...place, layoutId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: bankTablesQuery(place.id, place.bankAccountId).queryKey }),
  })
  const used = columns.filter(({ role }) => role !== 'none')
  const names = columns.map(({ name }) => name).join(', ')
  async function ask() {
    const sure = await confirm({
      title: text('bank_table.layouts'),
      message: text('bank_table.layout_remove_sure'),
      yes: text('bank_table.layout_remove'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (sure) removing.mutate()
  }
  return (
    <article aria-label={names}>
      <RefusalNotice why={removing.error} />
      <ul>
        {used.map(({ name, role }) => (
          <li key={`${name} ${role}`}>
            {name}: {text(`bank_table.role_${role}`)}
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{text('bank_table.layout_kept', { day: instant(keptAt), name: keptBy })}</p>
      <Button variant="default" size="compact-sm" loading={removing.isPending} onClick={() => void ask()}>
        {text('bank_table.layout_remove')}
      </Button>
    </article>
  )
}
