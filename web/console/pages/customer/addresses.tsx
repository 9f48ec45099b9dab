import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type AddressKind, addressKinds } from '../../../../rules/address/kind.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { AddressDrawer } from '../../../ui/address/AddressDrawer.tsx'
import { AddressList } from '../../../ui/address/AddressList.tsx'
import type { BookAddress } from '../../../ui/address/address-book.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { detailLink } from '../../../ui/page/console-link.ts'
import { CustomerAddressForm } from '../../features/customer/address-book/CustomerAddressForm.tsx'
import { customerAddressesQuery } from '../../features/customer/address-book/queries.ts'
import { useCustomerBook } from '../../features/customer/address-book/useCustomerBook.ts'
import { type Customer, customerQuery } from '../../features/customer/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'
import classes from '../Page.module.css'

// No customer has this number, so the server says that there is none.
const noId = 2_147_483_647

type SearchParams = PageParams & {
  customer?: number | undefined
  keyword?: string | undefined
  kind?: AddressKind | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  customer: idIn(query, 'customer'),
  keyword: textIn(query, 'keyword', longestKeyword),
  kind: choiceIn(query, 'kind', addressKinds),
  ...pagingIn(query),
})

/** The address book of one customer. */
export default function AddressesPage() {
  const search = usePageSearch(readSearch)
  return (
    <Fetched result={useQuery(customerQuery(search.customer ?? noId))} skeleton={<BlockSkeleton height={640} />}>
      {(customer) => <Addresses customer={customer} search={search} />}
    </Fetched>
  )
}

function Addresses({ customer, search }: { customer: Customer; search: SearchParams }) {
  const text = useText()
  const book = useCustomerBook(customer)
  const [open, setOpen] = useState<{ address?: BookAddress } | null>(null)
  const { customer: _, ...query } = toPageQuery(search)
  const kinds = addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) }))
  return (
    <>
      <Link {...detailLink('customers', customer.customerId)} className={classes.back}>
        {customer.company}
      </Link>
      <ListPage
        title={text('address.title')}
        search={search}
        filters={[
          { name: 'keyword', label: text('address.find'), longest: longestKeyword },
          { name: 'kind', label: text('address.kind'), any: text('address.any_kind'), among: kinds },
        ]}
        actions={book.mayChange && <Button onClick={() => setOpen({})}>{text('address.add')}</Button>}
        found={useQuery(customerAddressesQuery(customer.customerId, query))}
        expectedRows={6}
        empty={<Empty title={text('address.none')}>{text('customer.no_addresses_hint')}</Empty>}
        noMatch={{ title: text('address.none_match'), hint: text('address.none_match_hint') }}
      >
        {(rows) => <AddressList book={book} addresses={rows} onEdit={(address) => setOpen({ address })} />}
      </ListPage>
      {open && (
        <AddressDrawer isNew={!open.address} onClose={() => setOpen(null)}>
          {(onSaved) => <CustomerAddressForm book={book} address={open.address} onSaved={onSaved} />}
        </AddressDrawer>
      )}
    </>
  )
}
