import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { type AddressKind, addressKinds } from '../../../rules/address-form.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { useMay } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { choiceIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { BlockSkeleton, RowSkeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import classes from '../features/address/Address.module.css'
import { AddressForm } from '../features/address/AddressForm.tsx'
import { AddressImport } from '../features/address/AddressImport.tsx'
import { AddressList } from '../features/address/AddressList.tsx'
import { type Address, addressesQuery } from '../features/address/queries.ts'
import { titled } from '../layout/page-head.ts'

type Asked = {
  keyword?: string | undefined
  kind?: AddressKind | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

// The longest that the contract takes.
const longestKeyword = 200
const kinds = ['billing', 'regular', 'nonRegular'] as const

const askedBy = ({ keyword, kind, page = 1, size = defaultPageSize }: Asked) => ({
  ...(keyword && { keyword }),
  ...(kind && { kind }),
  pageNum: page,
  pageSize: size,
})

export const Route = createFileRoute('/_shop/_closed/_account/my/addressbook')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    kind: choiceIn(query, 'kind', kinds),
    ...pagingIn(query),
  }),
  head: titled('address.title'),
  component: AddressBookPage,
})

/** What stands beside the list: an address to change or to add, or a file. */
type Open = { address?: Address } | 'import' | null

function AddressBookPage() {
  const text = useText()
  const navigate = Route.useNavigate()
  const asked = Route.useSearch()
  const mayChange = useMay('cust:account')
  const [open, setOpen] = useState<Open>(null)
  const { data, error, refetch } = useQuery(addressesQuery(askedBy(asked)))

  return (
    <>
      <h1>{text('address.title')}</h1>
      {!mayChange && <p className={classes.quiet}>{text('address.read_only')}</p>}
      <Tools onOpen={setOpen} />
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={6} />}
      {data?.total === 0 && <NoAddresses narrowed={Boolean(asked.keyword || asked.kind)} />}
      {data && data.total > 0 && (
        <>
          <AddressList addresses={data.rows} onEdit={(address) => setOpen({ address })} />
          <Pager
            page={asked.page ?? 1}
            size={asked.size ?? defaultPageSize}
            total={data.total}
            onSize={(size) => void navigate({ search: (was) => ({ ...was, size, page: undefined }) })}
          />
        </>
      )}
      {open && <Beside open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Tools({ onOpen }: { onOpen: (open: Open) => void }) {
  const text = useText()
  const navigate = Route.useNavigate()
  const asked = Route.useSearch()
  const mayChange = useMay('cust:account')
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
        label={text('address.find')}
        maxLength={longestKeyword}
        defaultValue={asked.keyword ?? ''}
      />
      <Select
        label={text('address.kind')}
        value={asked.kind ?? ''}
        data={[
          { value: '', label: text('address.any_kind') },
          ...addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) })),
        ]}
        onChange={({ target }) => {
          const kind = addressKinds.find((one) => one === target.value)
          void navigate({ search: (was) => ({ ...was, kind, page: undefined }) })
        }}
      />
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      {mayChange && (
        <span className={classes.push}>
          <Button variant="default" onClick={() => onOpen('import')}>
            {text('account.import')}
          </Button>
          <Button onClick={() => onOpen({})}>{text('address.add')}</Button>
        </span>
      )}
    </form>
  )
}

function Beside({ open, onClose }: { open: NonNullable<Open>; onClose: () => void }) {
  const text = useText()
  if (open === 'import') {
    return (
      <SideDrawer title={text('account.import')} onClose={onClose}>
        <AddressImport />
      </SideDrawer>
    )
  }
  const saved = () => {
    toast(text('address.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text(open.address ? 'address.edit_title' : 'address.add_title')} onClose={onClose}>
      <Suspense fallback={<BlockSkeleton height={640} />}>
        <AddressForm address={open.address} onSaved={saved} />
      </Suspense>
    </SideDrawer>
  )
}

function NoAddresses({ narrowed }: { narrowed: boolean }) {
  const text = useText()
  if (narrowed) return <Empty title={text('address.none_match')}>{text('address.none_match_hint')}</Empty>
  return <Empty title={text('address.none')}>{text('address.none_hint')}</Empty>
}
