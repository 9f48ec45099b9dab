import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { LazyDialog } from '../../../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { filePermission } from './InvoiceFiles.tsx'

const loadDialog = () => import('./CopyDialog.tsx').then((part) => part.CopyDialog)

/** Opens the dialog that sends a copy; nothing for who may not have the file. */
export function CopyButton({ number }: { number: string }) {
  const text = useText()
  const may = useMay(filePermission)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!may) return null
  return (
    <>
      <Button variant="default" leftSection={<IconMailForward size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {text('finance.copy')}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} dialogProps={{ number, onClose: close }} onMissing={close} />}
    </>
  )
}
