import { useQuery } from '@tanstack/react-query'
import { type CustomerState, customerStates } from '../../../../rules/customer/customer.ts'
import { longestTag } from '../../../../rules/office/internal-notes.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { useMay } from '../../../api/session/session.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { CustomerList } from '../../features/customer/CustomerList.tsx'
import { customersQuery } from '../../features/customer/queries.ts'
import { useTagFilter } from '../../features/office/internal-notes/useTagFilter.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & {
  status?: CustomerState | undefined
  keyword?: string | undefined
  tag?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', customerStates),
  keyword: textIn(query, 'keyword', longestKeyword),
  tag: textIn(query, 'tag', longestTag),
  ...pagingIn(query),
})

export default function CustomersPage() {
  const text = useText()
  const decides = useMay('staff:customerdesk')
  const search = usePageSearch(readSearch)
  const found = useQuery(customersQuery(toPageQuery(search)))
  const states = customerStates.map((state) => ({ value: state, label: text(`customer.status_${state}`) }))
  return (
    <ListPage
      title={text('customer.title')}
      titleAction={decides && <ButtonLink {...consoleLink('customers/new')}>{text('customer.new')}</ButtonLink>}
      intro={text('customer.intro')}
      search={search}
      filters={[
        { name: 'keyword', label: text('customer.keyword'), longest: longestKeyword },
        { name: 'status', label: text('customer.status'), any: text('customer.any_status'), among: states },
        useTagFilter('customers', search.tag),
      ]}
      found={found}
      expectedRows={10}
      empty={<Empty title={text('customer.none')}>{text('customer.none_hint')}</Empty>}
      noMatch={{ title: text('customer.none_match'), hint: text('customer.none_match_hint') }}
    >
      {(rows) => <CustomerList customers={rows} />}
    </ListPage>
  )
}
