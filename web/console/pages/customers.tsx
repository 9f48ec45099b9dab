import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CustomerState, customerStates } from '../../../rules/customer.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { choiceIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { CustomerList } from '../features/customer/CustomerList.tsx'
import { customersQuery } from '../features/customer/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = {
  status?: CustomerState | undefined
  keyword?: string | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

// The longest that the contract takes.
const longestKeyword = 200

const askedBy = ({ status, keyword, page = 1, size = defaultPageSize }: Asked) => ({
  ...(status && { status }),
  ...(keyword && { keyword }),
  pageNum: page,
  pageSize: size,
})

const read = (query: Record<string, unknown>): Asked => ({
  status: choiceIn(query, 'status', customerStates),
  keyword: textIn(query, 'keyword', longestKeyword),
  ...pagingIn(query),
})

export default function CustomersPage() {
  const text = useText()
  const [asked, change] = useAsked(read)
  const { data, error, refetch } = useQuery(customersQuery(askedBy(asked)))
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
      <Tools />
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={10} />}
      {data?.total === 0 && (
        <Empty title={text(narrowed ? 'customer.none_match' : 'customer.none')}>
          {text(narrowed ? 'customer.none_match_hint' : 'customer.none_hint')}
        </Empty>
      )}
      {data && data.total > 0 && (
        <>
          <CustomerList customers={data.rows} />
          <Pager
            page={asked.page ?? 1}
            size={asked.size ?? defaultPageSize}
            total={data.total}
            onSize={(size) => change({ size, page: undefined })}
          />
        </>
      )}
    </>
  )
}

function Tools() {
  const text = useText()
  const [asked, change] = useAsked(read)
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
        change({ keyword: keyword || undefined, page: undefined })
      }}
    >
      <TextInput
        key={asked.keyword ?? ''}
        className={classes.find}
        name="keyword"
        type="search"
        label={text('customer.keyword')}
        maxLength={longestKeyword}
        defaultValue={asked.keyword ?? ''}
      />
      <Select
        label={text('customer.status')}
        value={asked.status ?? ''}
        data={[
          { value: '', label: text('customer.any_status') },
          ...customerStates.map((state) => ({ value: state, label: text(`customer.status_${state}`) })),
        ]}
        onChange={({ target }) =>
          change({ status: customerStates.find((one) => one === target.value), page: undefined })
        }
      />
      <Button type="submit" variant="default">
        {text('console.search')}
      </Button>
    </form>
  )
}
