import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { exportReturns } from '../../../../contract/return/return.ts'
import { longestReturnKeyword, returnTypes } from '../../../../rules/return/return.ts'
import { returnStates } from '../../../../rules/return/return-state.ts'
import { download } from '../../../api/download.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, dayIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { returnsQuery } from '../../features/return/queries.ts'
import { ReturnTable } from '../../features/return/ReturnTable.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

// What every page loads knows no states of returns: this page reads them.
const longestWord = 80
type WrittenParams = PageParams & {
  keyword?: string | undefined
  status?: string | undefined
  type?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/rma/list')({
  staticData: { permission: 'cust:rma' },
  validateSearch: (query: Record<string, unknown>): WrittenParams => ({
    keyword: textIn(query, 'keyword', longestWord),
    status: textIn(query, 'status', longestWord),
    type: textIn(query, 'type', longestWord),
    from: dayIn(query, 'from'),
    until: dayIn(query, 'until'),
    ...pagingIn(query),
  }),
  head: headWithTitle('rma.title'),
  component: ReturnsPage,
  pendingComponent: () => (
    <PageSkeleton title="rma.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

function ReturnsPage() {
  const text = useText()
  const search = readSearch(Route.useSearch())
  const { pageNum: _, pageSize: __, ...narrowing } = toPageQuery(search)
  const begin = <ButtonLink to="/rma/applyforreturn">{text('rma.begin')}</ButtonLink>
  return (
    <ListPage
      title={text('rma.title')}
      titleAction={begin}
      search={search}
      filters={useReturnFilters()}
      actions={<Exports onExport={(format) => download(exportReturns, { query: { ...narrowing, format } })} />}
      found={useQuery(returnsQuery(toPageQuery(search)))}
      expectedRows={10}
      empty={
        <Empty title={text('rma.none')} action={begin}>
          {text('rma.none_hint')}
        </Empty>
      }
      noMatch={{ title: text('rma.none_match'), hint: text('rma.none_match_hint') }}
    >
      {(rows) => <ReturnTable returns={rows} />}
    </ListPage>
  )
}

const readSearch = ({ status, type, ...search }: WrittenParams) => ({
  ...search,
  status: choiceIn({ status }, 'status', returnStates),
  type: choiceIn({ type }, 'type', returnTypes),
})

function useReturnFilters(): Filter<keyof WrittenParams>[] {
  const text = useText()
  const states = returnStates.map((state) => ({ value: state, label: text(`rma.state_${state}`) }))
  const types = returnTypes.map((type) => ({ value: type, label: text(`rma.kind_${type}`) }))
  return [
    { name: 'keyword', label: text('rma.keyword'), longest: longestReturnKeyword },
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
    { name: 'status', label: text('rma.state'), any: text('rma.any_state'), among: states },
    { name: 'type', label: text('rma.kind'), any: text('rma.any_kind'), among: types },
  ]
}
