import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { type AddressKind, addressKinds } from '../../../../rules/address/kind.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import classes from '../../../ui/address/AddressBook.module.css'
import { AddressDrawer } from '../../../ui/address/AddressDrawer.tsx'
import { AddressList } from '../../../ui/address/AddressList.tsx'
import type { BookAddress } from '../../../ui/address/address-book.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { AddressImport } from '../../features/customer/address/AddressImport.tsx'
import { OwnAddressForm } from '../../features/customer/address/OwnAddressForm.tsx'
import { addressesQuery } from '../../features/customer/address/queries.ts'
import { useOwnBook } from '../../features/customer/address/useOwnBook.ts'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  kind?: AddressKind | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/my/addressbook')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    kind: choiceIn(query, 'kind', addressKinds),
    ...pagingIn(query),
  }),
  head: headWithTitle('address.title'),
  component: AddressBookPage,
  pendingComponent: () => (
    <PageSkeleton title="address.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

/** What stands beside the list: an address to change or to add, or a file. */
type Open = { address?: BookAddress } | 'import' | null

function AddressBookPage() {
  const text = useText()
  const search = Route.useSearch()
  const book = useOwnBook()
  const { mayChange } = book
  const [open, setOpen] = useState<Open>(null)
  const kinds = addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) }))
  return (
    <>
      <ListPage
        title={text('address.title')}
        above={!mayChange && <p className={classes.quiet}>{text('address.read_only')}</p>}
        search={search}
        filters={[
          { name: 'keyword', label: text('address.find'), longest: longestKeyword },
          { name: 'kind', label: text('address.kind'), any: text('address.any_kind'), among: kinds },
        ]}
        actions={mayChange && <Actions onOpen={setOpen} />}
        found={useQuery(addressesQuery(toPageQuery(search)))}
        expectedRows={6}
        empty={<Empty title={text('address.none')}>{text('address.none_hint')}</Empty>}
        noMatch={{
          title: text('address.none_match'),
          hint: text('address.none_match_hint'),
          onward: mayChange && (
            <Button variant="default" onClick={() => setOpen({})}>
              {text('address.add')}
            </Button>
          ),
        }}
      >
        {(rows) => <AddressList book={book} addresses={rows} onEdit={(address) => setOpen({ address })} />}
      </ListPage>
      {open === 'import' && (
        <SideDrawer title={text('account.import')} onClose={() => setOpen(null)}>
          <AddressImport />
        </SideDrawer>
      )}
      {open && open !== 'import' && (
        <AddressDrawer isNew={!open.address} onClose={() => setOpen(null)}>
          {(onSaved) => <OwnAddressForm address={open.address} onSaved={onSaved} />}
        </AddressDrawer>
      )}
    </>
  )
}

function Actions({ onOpen }: { onOpen: (open: Open) => void }) {
  const text = useText()
  return (
    <>
      <Button variant="default" onClick={() => onOpen('import')}>
        {text('account.import')}
      </Button>
      <Button onClick={() => onOpen({})}>{text('address.add')}</Button>
    </>
  )
}
