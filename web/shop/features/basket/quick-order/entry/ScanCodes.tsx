import { IconBarcode } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { canScan } from './scanner.ts'

const ScanDialog = lazy(() => import('./ScanDialog.tsx').then((part) => ({ default: part.ScanDialog })))

/** Adds products by the camera, where the device can read codes. */
export function ScanCodes({ onCode }: { onCode: (code: string) => void }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  if (!canScan()) return null
  return (
    <>
      <Button variant="default" leftSection={<IconBarcode size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {text('quick_order.scan')}
      </Button>
      {open && (
        <Suspense>
          <ScanDialog onCode={onCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
