import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { quickOrderStates } from '../../../../rules/basket/quick-order.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { ListTable } from '../../features/basket/quick-order/list/ListTable.tsx'
import { quickOrdersQuery } from '../../features/basket/quick-order/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  status?: string | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/hisorder/quickorders')({
  staticData: { permission: 'cust:myquickorder' },
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    status: textIn(query, 'status', longestKeyword),
    ...pagingIn(query),
  }),
  head: headWithTitle('quick_order.lists'),
  component: QuickOrdersPage,
  pendingComponent: () => (
    <PageSkeleton title="quick_order.lists">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

function QuickOrdersPage() {
  const text = useText()
  const { status: written, ...rest } = Route.useSearch()
  const search = { ...rest, status: quickOrderStates.find((state) => state === written) }
  const states = quickOrderStates.map((state) => ({ value: state, label: text(`quick_order.state_${state}`) }))
  const toQuickOrder = <ButtonLink to="/my/quickorder">{text('site.quick_order')}</ButtonLink>
  return (
    <ListPage
      title={text('quick_order.lists')}
      search={search}
      filters={[
        { name: 'keyword', label: text('quick_order.find'), longest: longestKeyword },
        { name: 'status', label: text('quick_order.status'), any: text('quick_order.any_status'), among: states },
      ]}
      actions={toQuickOrder}
      found={useQuery(quickOrdersQuery(toPageQuery(search)))}
      expectedRows={5}
      empty={
        <Empty title={text('quick_order.none')} action={toQuickOrder}>
          {text('quick_order.none_hint')}
        </Empty>
      }
      noMatch={{ title: text('quick_order.none_match'), hint: text('quick_order.none_match_hint') }}
    >
      {(rows) => <ListTable lists={rows} />}
    </ListPage>
  )
}
