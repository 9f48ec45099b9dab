import { useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Shipment } from '../queries.ts'
import { ShortPickForm } from './ShortPickForm.tsx'

/** `picked`: pieces of the line that are confirmed so far. */
type Props = { shipment: Shipment; line: Shipment['lines'][number]; picked: number; onReported: () => void }

/** Opens the form for pieces of a line that cannot be picked. */
export function ShortPickButton({ shipment, line, picked, onReported }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onReported()
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text('warehouse.short_of', { number: line.number })}
        onClick={() => setOpen(true)}
      >
        {text('warehouse.short')}
      </Button>
      {isOpen && (
        <SideDrawer title={text('warehouse.short_of', { number: line.number })} onClose={() => setOpen(false)}>
          <ShortPickForm shipment={shipment} line={line} picked={picked} onDone={done} />
        </SideDrawer>
      )}
    </>
  )
}
