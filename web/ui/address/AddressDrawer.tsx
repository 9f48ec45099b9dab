import { Suspense } from 'react'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import { BlockSkeleton } from '../feedback/Skeletons.tsx'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'
import { AddressForm } from './AddressForm.tsx'
import type { AddressBook, BookAddress } from './address-book.ts'

type Props = { book: AddressBook; address?: BookAddress | undefined; onClose: () => void }

/** An address of a book beside its list: a new one, or one to change. */
export function AddressDrawer({ book, address, onClose }: Props) {
  const text = useText()
  const saved = () => {
    toast(text('address.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text(address ? 'address.edit_title' : 'address.add_title')} onClose={onClose}>
      <Suspense fallback={<BlockSkeleton height={640} />}>
        <AddressForm book={book} address={address} onSaved={saved} />
      </Suspense>
    </SideDrawer>
  )
}
