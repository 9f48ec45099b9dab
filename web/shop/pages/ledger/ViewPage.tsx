import { useQuery } from '@tanstack/react-query'
import { exportFinanceItems } from '../../../../contract/ledger/items.ts'
import { type FinanceView, isAgeing } from '../../../../rules/ledger/item.ts'
import { CallFailed } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { toPageQuery } from '../../../ui/list/query.ts'
import { Ageing } from '../../features/ledger/Ageing.tsx'
import { ChoosableItems } from '../../features/ledger/ChoosableItems.tsx'
import { ItemSums } from '../../features/ledger/ItemSums.tsx'
import { NoItems } from '../../features/ledger/NoItems.tsx'
import { type ItemSearch, itemsQuery } from '../../features/ledger/queries.ts'
import { useItemFilters } from '../../features/ledger/useItemFilters.ts'
import { ViewTabs } from '../../features/ledger/ViewTabs.tsx'

type Props = { view: FinanceView; search: ItemSearch }

/** One of the five views of a customer's account: what is open by its age, and its items. */
export function ViewPage({ view, search }: Props) {
  const text = useText()
  const { query, found, refusal } = useItems(view, search)
  return (
    <ListPage
      title={text('finance.title')}
      above={
        <>
          <ViewTabs view={view} />
          {(view === 'allOpen' || view === 'openInvoice') && <Ageing bucket={search.bucket} />}
        </>
      }
      search={search}
      filters={useItemFilters(view, refusal)}
      actions={<Exports onExport={(format) => download(exportFinanceItems, { query: toExportQuery(query, format) })} />}
      found={found}
      expectedRows={10}
      empty={<NoItems view={view} />}
      noMatch={{
        title: text('finance.none_match'),
        hint: text('finance.none_match_hint'),
        onward: (
          <ButtonLink to="/aster/contactus" variant="default">
            {text('content.ask')}
          </ButtonLink>
        ),
      }}
    >
      {(rows) => (
        <>
          <ItemSums sums={found.data?.sums ?? []} count={found.data?.total ?? 0} />
          <ChoosableItems items={rows} />
        </>
      )}
    </ListPage>
  )
}

/** The items of a view, and what the server found wrong with their age. What cannot be an age is not asked for. */
function useItems(view: FinanceView, search: ItemSearch) {
  const reasonOf = useReason()
  const query = { ...toPageQuery(search), view }
  const found = useQuery({ ...itemsQuery(query), enabled: isAgeing(search.ageing ?? '') })
  const { error } = found
  const refusal = error instanceof CallFailed && error.fields.includes('ageing') ? reasonOf(error) : undefined
  return { query, found, refusal }
}

/** The file holds every page. */
function toExportQuery<Q extends { pageNum: number; pageSize: number }>(query: Q, format: 'csv' | 'xlsx') {
  const { pageNum: _, pageSize: __, ...narrowing } = query
  return { ...narrowing, format }
}
