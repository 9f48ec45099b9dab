import { useQuery } from '@tanstack/react-query'
import { type CustomerState, customerStates } from '../../../rules/customer.ts'
import { longestKeyword } from '../../../rules/paging.ts'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { FindForm } from '../../ui/list/FindForm.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { choiceIn, type Paged, pageAsked, pagingIn, textIn } from '../../ui/list/query.ts'
import { CustomerList } from '../features/customer/CustomerList.tsx'
import { customersQuery } from '../features/customer/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = Paged & {
  status?: CustomerState | undefined
  keyword?: string | undefined
}

const read = (query: Record<string, unknown>): Asked => ({
  status: choiceIn(query, 'status', customerStates),
  keyword: textIn(query, 'keyword', longestKeyword),
  ...pagingIn(query),
})

export default function CustomersPage() {
  const text = useText()
  const asked = useAsked(read)
  const customers = useQuery(customersQuery(pageAsked(asked)))
  const narrowed = Boolean(asked.status || asked.keyword)

  return (
    <>
      <div className={classes.head}>
        <h1>{text('customer.title')}</h1>
        <ButtonLink to="/console/$" params={{ _splat: 'customers/new' }}>
          {text('customer.new')}
        </ButtonLink>
      </div>
      <p className={classes.intro}>{text('customer.intro')}</p>
      <FindForm
        asked={asked}
        fields={[{ name: 'keyword', label: text('customer.keyword'), longest: longestKeyword }]}
        choices={[
          {
            name: 'status',
            label: text('customer.status'),
            any: text('customer.any_status'),
            among: customerStates.map((state) => ({ value: state, label: text(`customer.status_${state}`) })),
          },
        ]}
      />
      <PagedList
        asked={asked}
        found={customers}
        rows={10}
        empty={
          <Empty title={text(narrowed ? 'customer.none_match' : 'customer.none')}>
            {text(narrowed ? 'customer.none_match_hint' : 'customer.none_hint')}
          </Empty>
        }
      >
        {(rows) => <CustomerList customers={rows} />}
      </PagedList>
    </>
  )
}
