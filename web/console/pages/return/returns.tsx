import { useQuery } from '@tanstack/react-query'
import {
  longestBatchNumber,
  longestReturnKeyword,
  type ReturnKind,
  returnTypes,
} from '../../../../rules/return/return.ts'
import { type ReturnState, returnStates } from '../../../../rules/return/return-state.ts'
import { returnWaits } from '../../../../rules/return/waiting.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { returnsQuery } from '../../features/return/queries.ts'
import { ReturnList } from '../../features/return/ReturnList.tsx'
import { ReturnTabs } from '../../features/return/ReturnTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

/** All that waits for us, or what of it waits for one thing. */
const waits = ['waits', ...returnWaits] as const

type SearchParams = PageParams & {
  keyword?: string | undefined
  batch?: string | undefined
  orgId?: number | undefined
  status?: ReturnState | undefined
  type?: ReturnKind | undefined
  show?: (typeof waits)[number] | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestReturnKeyword),
  batch: textIn(query, 'batch', longestBatchNumber),
  orgId: idIn(query, 'orgId'),
  status: choiceIn(query, 'status', returnStates),
  type: choiceIn(query, 'type', returnTypes),
  show: choiceIn(query, 'show', waits),
  ...pagingIn(query),
})

const toWaits = (show: SearchParams['show']) => {
  if (!show) return {}
  return show === 'waits' ? { waits: true } : { waitsFor: show }
}

export default function ReturnsPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { show, batch, ...query } = toPageQuery(search)
  return (
    <ListPage
      title={text('return_desk.title')}
      intro={text('return_desk.intro')}
      above={<ReturnTabs />}
      search={search}
      filters={useFilters()}
      found={useQuery(returnsQuery({ ...query, ...toWaits(show), ...(batch && { batchNumber: batch }) }))}
      expectedRows={10}
      empty={<Empty title={text('return_desk.none')}>{text('return_desk.none_hint')}</Empty>}
      noMatch={{ title: text('return_desk.none_match'), hint: text('return_desk.none_match_hint') }}
    >
      {(rows) => <ReturnList returns={rows} />}
    </ListPage>
  )
}

function useFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  const states = returnStates.filter((state) => state !== 'saved')
  return [
    { name: 'keyword', label: text('return_desk.keyword'), longest: longestReturnKeyword },
    { name: 'batch', label: text('rma.batch'), longest: longestBatchNumber, isShort: true },
    useSiteFilter(),
    {
      name: 'show',
      label: text('return_desk.show'),
      any: text('return_desk.all'),
      among: waits.map((value) => ({
        value,
        label: text(value === 'waits' ? 'return_desk.waits' : `return_desk.waits_${value}`),
      })),
    },
    {
      name: 'status',
      label: text('return_desk.status'),
      any: text('return_desk.all'),
      among: states.map((value) => ({ value, label: text(`rma.state_${value}`) })),
    },
    {
      name: 'type',
      label: text('return_desk.kind'),
      any: text('return_desk.all'),
      among: returnTypes.map((value) => ({ value, label: text(`rma.kind_${value}`) })),
    },
  ]
}
