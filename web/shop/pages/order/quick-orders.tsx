import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { quickOrderStates } from '../../../../rules/order/quick-order.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { FindForm } from '../../../ui/list/FindForm.tsx'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { type Paged, pageAsked, pagingIn, textIn } from '../../../ui/list/query.ts'
import { ListTable } from '../../features/quick-order/ListTable.tsx'
import { quickOrdersQuery } from '../../features/quick-order/queries.ts'
import { titled } from '../../layout/page-head.ts'

type Asked = Paged & {
  keyword?: string | undefined
  status?: string | undefined
}

export const Route = createFileRoute('/_shop/_closed/_account/hisorder/quickorders')({
  staticData: { permission: 'cust:myquickorder' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    status: textIn(query, 'status', longestKeyword),
    ...pagingIn(query),
  }),
  head: titled('quick_order.lists'),
  component: QuickOrdersPage,
})

function QuickOrdersPage() {
  const text = useText()
  const asked = Route.useSearch()
  const status = quickOrderStates.find((state) => state === asked.status)
  const lists = useQuery(quickOrdersQuery(pageAsked({ ...asked, status })))
  return (
    <>
      <h1>{text('quick_order.lists')}</h1>
      <FindForm
        asked={asked}
        fields={[{ name: 'keyword', label: text('quick_order.find'), longest: longestKeyword }]}
        choices={[
          {
            name: 'status',
            label: text('quick_order.status'),
            any: text('quick_order.any_status'),
            among: quickOrderStates.map((state) => ({ value: state, label: text(`quick_order.state_${state}`) })),
          },
        ]}
      >
        <ButtonLink to="/my/quickorder">{text('site.quick_order')}</ButtonLink>
      </FindForm>
      <PagedList asked={asked} found={lists} rows={5} empty={<NoLists narrowed={Boolean(asked.keyword || status)} />}>
        {(rows) => <ListTable lists={rows} />}
      </PagedList>
    </>
  )
}

function NoLists({ narrowed }: { narrowed: boolean }) {
  const text = useText()
  if (narrowed) return <Empty title={text('quick_order.none_match')}>{text('quick_order.none_match_hint')}</Empty>
  return (
    <Empty
      title={text('quick_order.none')}
      action={<ButtonLink to="/my/quickorder">{text('site.quick_order')}</ButtonLink>}
    >
      {text('quick_order.none_hint')}
    </Empty>
  )
}
