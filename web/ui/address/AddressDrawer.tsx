import { type ReactNode, Suspense } from 'react'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import { BlockSkeleton } from '../feedback/Skeletons.tsx'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'

type Props = {
  isNew: boolean
  onClose: () => void
  /** The form, by what it calls once it is saved. */
  children: (onSaved: () => void) => ReactNode
}

/** An address of a book beside its list: a new one, or one to change. */
export function AddressDrawer({ isNew, onClose, children }: Props) {
  const text = useText()
  const saved = () => {
    toast(text('address.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text(isNew ? 'address.add_title' : 'address.edit_title')} onClose={onClose}>
      <Suspense fallback={<BlockSkeleton height={640} />}>{children(saved)}</Suspense>
    </SideDrawer>
  )
}
