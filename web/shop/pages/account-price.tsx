import { TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { exportAccountPrices } from '../../../contract/account-price.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { download } from '../../api/download.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { idIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { BlockSkeleton, RowSkeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import classes from '../features/account-price/AccountPrice.module.css'
import { PriceForm } from '../features/account-price/PriceForm.tsx'
import { PriceImport } from '../features/account-price/PriceImport.tsx'
import { PriceList } from '../features/account-price/PriceList.tsx'
import { PriceRules } from '../features/account-price/PriceRules.tsx'
import { type PriceRules as Known, pricesQuery, rulesQuery } from '../features/account-price/queries.ts'
import { titled } from '../layout/page-head.ts'

type Asked = {
  keyword?: string | undefined
  seller?: number | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

// The longest that the contract takes.
const longestKeyword = 200

const askedBy = ({ keyword, seller, page = 1, size = defaultPageSize }: Asked) => ({
  ...(keyword && { keyword }),
  ...(seller && { accountId: seller }),
  pageNum: page,
  pageSize: size,
})

export const Route = createFileRoute('/_shop/_closed/_account/my/accountprice')({
  staticData: { permission: 'cust:accountprice' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    seller: idIn(query, 'seller'),
    ...pagingIn(query),
  }),
  head: titled('account_price.title'),
  component: AccountPricePage,
})

type Open = 'price' | 'import' | null

function AccountPricePage() {
  const text = useText()
  const navigate = Route.useNavigate()
  const asked = Route.useSearch()
  const [open, setOpen] = useState<Open>(null)
  const { data, error, refetch } = useQuery(pricesQuery(askedBy(asked)))
  const { data: rules, error: rulesError, refetch: refetchRules } = useQuery(rulesQuery)
  const failed = (!data && error) || (!rules && rulesError)

  return (
    <>
      <h1>{text('account_price.title')}</h1>
      <p className={classes.lead}>{text('account_price.lead')}</p>
      {rules ? <PriceRules {...rules} /> : !failed && <BlockSkeleton height={170} />}
      <Tools sellers={rules?.accounts ?? []} onOpen={setOpen} />
      {failed && <Failed failure={failed} onRetry={() => void Promise.all([refetch(), refetchRules()])} />}
      {!data && !failed && <RowSkeletons rows={6} />}
      {data?.total === 0 && <NoPrices narrowed={Boolean(asked.keyword || asked.seller)} />}
      {data && data.total > 0 && (
        <>
          <PriceList prices={data.rows} />
          <Pager
            page={asked.page ?? 1}
            size={asked.size ?? defaultPageSize}
            total={data.total}
            onSize={(size) => void navigate({ search: (was) => ({ ...was, size, page: undefined }) })}
          />
        </>
      )}
      {open && <Beside open={open} sellers={rules?.accounts ?? []} onClose={() => setOpen(null)} />}
    </>
  )
}

type ToolsProps = { sellers: Known['accounts']; onOpen: (open: Open) => void }

function Tools({ sellers, onOpen }: ToolsProps) {
  const text = useText()
  const navigate = Route.useNavigate()
  const asked = Route.useSearch()
  const exporting = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(exportAccountPrices, { query: { format } }),
    onError: () => toast(text('account_price.export_failed'), 'bad'),
  })
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
        void navigate({ search: (was) => ({ ...was, keyword: keyword || undefined, page: undefined }) })
      }}
    >
      <TextInput
        key={asked.keyword ?? ''}
        className={classes.find}
        name="keyword"
        type="search"
        label={text('account_price.find')}
        maxLength={longestKeyword}
        defaultValue={asked.keyword ?? ''}
      />
      <Select
        label={text('account_price.seller')}
        value={String(asked.seller ?? '')}
        data={[
          { value: '', label: text('account_price.any_seller') },
          ...sellers.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
        ]}
        onChange={({ target }) =>
          void navigate({ search: (was) => ({ ...was, seller: Number(target.value) || undefined, page: undefined }) })
        }
      />
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      <span className={classes.push}>
        <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate('csv')}>
          {text('account_price.export_csv')}
        </Button>
        <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate('xlsx')}>
          {text('account_price.export_xlsx')}
        </Button>
        <Button variant="default" onClick={() => onOpen('import')}>
          {text('account.import')}
        </Button>
        <Button onClick={() => onOpen('price')}>{text('account_price.set')}</Button>
      </span>
    </form>
  )
}

type BesideProps = { open: NonNullable<Open>; sellers: Known['accounts']; onClose: () => void }

function Beside({ open, sellers, onClose }: BesideProps) {
  const text = useText()
  if (open === 'import') {
    return (
      <SideDrawer title={text('account.import')} onClose={onClose}>
        <PriceImport />
      </SideDrawer>
    )
  }
  const onSet = () => {
    toast(text('account_price.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text('account_price.set_title')} onClose={onClose}>
      <PriceForm sellers={sellers} onSet={onSet} />
    </SideDrawer>
  )
}

function NoPrices({ narrowed }: { narrowed: boolean }) {
  const text = useText()
  if (narrowed) return <Empty title={text('account_price.none_match')}>{text('account_price.none_match_hint')}</Empty>
  return <Empty title={text('account_price.none')}>{text('account_price.none_hint')}</Empty>
}
