import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { listAddresses } from '../../../../contract/customer/address.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { CallFailed } from '../../../api/call.ts'
import { useMay } from '../../../api/session/session.ts'
import { useAddressLine } from '../../../ui/address/address-line.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { idIn, textIn } from '../../../ui/list/query.ts'
import { OwnAddressForm } from '../../features/customer/address/OwnAddressForm.tsx'
import { addressesQuery } from '../../features/customer/address/queries.ts'
import { ReturnForm } from '../../features/return/form/ReturnForm.tsx'
import { type ReturnDetail, returnQuery } from '../../features/return/queries.ts'
import { ReturnNotFound } from '../../features/return/ReturnNotFound.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

// As long as the contract takes one.
const longestNumber = 40

type SearchParams = { id?: number | undefined; orderno?: string | undefined; invoice?: string | undefined }

export const Route = createFileRoute('/_shop/_account/_closed/rma/applyforreturn')({
  staticData: { permission: 'cust:rma' },
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    id: idIn(query, 'id'),
    orderno: textIn(query, 'orderno', longestNumber),
    invoice: textIn(query, 'invoice', longestNumber),
  }),
  head: headWithTitle('rma.begin'),
  component: ApplyPage,
  pendingComponent: () => (
    <PageSkeleton title="rma.begin">
      <BlockSkeleton height={640} />
    </PageSkeleton>
  ),
})

function ApplyPage() {
  const { id } = Route.useSearch()
  return id === undefined ? <Fields key="new" /> : <Change key={id} id={id} />
}

/** A return that there is, if it may still be changed. */
function Change({ id }: { id: number }) {
  const text = useText()
  const found = useQuery({ ...returnQuery(id), retry: false })
  const { error } = found
  if (error instanceof CallFailed && error.code === 404) return <ReturnNotFound />
  return (
    <Fetched result={found} skeleton={<BlockSkeleton height={640} />}>
      {(detail) =>
        detail.actions.includes('edit') ? (
          <Fields detail={detail} />
        ) : (
          <Empty
            isPage
            title={text('return.not_now')}
            action={
              <ButtonLink to="/rma/rmadetails" search={{ id }}>
                {text('rma.see')}
              </ButtonLink>
            }
          />
        )
      }
    </Fetched>
  )
}

// More addresses than the largest page has cannot be found in a list to choose from.
const mostAddresses = 60

type Book = Reply<typeof listAddresses>

/** The form, once the addresses are known. It begins in the browser, which alone knows what was left there. */
function Fields({ detail }: { detail?: ReturnDetail }) {
  const addresses = useQuery(addressesQuery({ pageNum: 1, pageSize: mostAddresses }))
  return (
    <Fetched result={addresses} skeleton={<BlockSkeleton height={640} />}>
      {(book) => <FilledFields detail={detail} book={book} />}
    </Fetched>
  )
}

function FilledFields({ detail, book: { rows } }: { detail: ReturnDetail | undefined; book: Book }) {
  const text = useText()
  const { orderno, invoice } = Route.useSearch()
  const navigate = Route.useNavigate()
  const inOneLine = useAddressLine()
  const [beginning, setBeginning] = useState(0)
  const [adding, setAdding] = useState<{ onAdded: (addressId: string) => void }>()
  const mayAddAddress = useMay('cust:account')
  const done = (now: ReturnDetail) => {
    const key = now.status === 'saved' ? 'rma.saved' : 'rma.submitted'
    toast(text(detail?.status === 'submitted' ? 'rma.changes_saved' : key, { number: now.rmaNumber }), 'good')
    void navigate({ to: '/rma/rmadetails', search: { id: now.returnId } })
  }
  return (
    <>
      <h1>
        {detail?.rmaNumber
          ? text('rma.title_of', { number: detail.rmaNumber })
          : text(detail ? 'rma.title_draft' : 'rma.begin')}
      </h1>
      <ReturnForm
        key={beginning}
        detail={detail}
        start={{ ...(orderno && { orderno }), ...(invoice && { invoice }) }}
        addresses={rows.map((address) => ({ value: String(address.addressId), label: inOneLine(address) }))}
        addressId={String((rows.find(({ isDefault }) => isDefault) ?? rows[0])?.addressId ?? '')}
        addAddress={(onAdded) =>
          mayAddAddress && (
            <Button variant="default" onClick={() => setAdding({ onAdded })}>
              {text('address.add')}
            </Button>
          )
        }
        onDone={done}
        onStartOver={() => setBeginning(beginning + 1)}
      />
      {adding && <NewAddress onAdded={adding.onAdded} onClose={() => setAdding(undefined)} />}
    </>
  )
}

/** An address that is not in the book yet; it is chosen once it is. It is no part of the form of the return. */
function NewAddress({ onAdded, onClose }: { onAdded: (addressId: string) => void; onClose: () => void }) {
  const text = useText()
  const saved = ({ addressId }: { addressId: number }) => {
    onAdded(String(addressId))
    toast(text('address.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text('address.add_title')} onClose={onClose}>
      <Suspense fallback={<BlockSkeleton height={640} />}>
        <OwnAddressForm onSaved={saved} />
      </Suspense>
    </SideDrawer>
  )
}
