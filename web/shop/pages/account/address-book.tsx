import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { type AddressKind, addressKinds } from '../../../../rules/address/kind.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { useMay } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { FindForm } from '../../../ui/list/FindForm.tsx'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { choiceIn, type Paged, pageAsked, pagingIn, textIn } from '../../../ui/list/query.ts'
import classes from '../../features/address/Address.module.css'
import { AddressForm } from '../../features/address/AddressForm.tsx'
import { AddressImport } from '../../features/address/AddressImport.tsx'
import { AddressList } from '../../features/address/AddressList.tsx'
import { type Address, addressesQuery } from '../../features/address/queries.ts'
import { titled } from '../../layout/page-head.ts'

type Asked = Paged & {
  keyword?: string | undefined
  kind?: AddressKind | undefined
}

export const Route = createFileRoute('/_shop/_closed/_account/my/addressbook')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    kind: choiceIn(query, 'kind', addressKinds),
    ...pagingIn(query),
  }),
  head: titled('address.title'),
  component: AddressBookPage,
})

/** What stands beside the list: an address to change or to add, or a file. */
type Open = { address?: Address } | 'import' | null

function AddressBookPage() {
  const text = useText()
  const asked = Route.useSearch()
  const mayChange = useMay('cust:account')
  const [open, setOpen] = useState<Open>(null)
  const addresses = useQuery(addressesQuery(pageAsked(asked)))

  return (
    <>
      <h1>{text('address.title')}</h1>
      {!mayChange && <p className={classes.quiet}>{text('address.read_only')}</p>}
      <FindForm
        asked={asked}
        fields={[{ name: 'keyword', label: text('address.find'), longest: longestKeyword }]}
        choices={[
          {
            name: 'kind',
            label: text('address.kind'),
            any: text('address.any_kind'),
            among: addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) })),
          },
        ]}
      >
        {mayChange && (
          <>
            <Button variant="default" onClick={() => setOpen('import')}>
              {text('account.import')}
            </Button>
            <Button onClick={() => setOpen({})}>{text('address.add')}</Button>
          </>
        )}
      </FindForm>
      <PagedList
        asked={asked}
        found={addresses}
        rows={6}
        empty={<NoAddresses narrowed={Boolean(asked.keyword || asked.kind)} />}
      >
        {(rows) => <AddressList addresses={rows} onEdit={(address) => setOpen({ address })} />}
      </PagedList>
      {open && <Beside open={open} onClose={() => setOpen(null)} />}
    </>
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
