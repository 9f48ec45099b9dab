import { useState } from 'react'
import {
  isPicked,
  type PickedPieces,
  readScan,
  type Scan,
} from '../../../../../../rules/fulfilment/shipment/picking.ts'
import { useDraft } from '../../../../../api/draft.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Shipment } from '../queries.ts'
import classes from '../Warehouse.module.css'
import { PackForm } from './PackForm.tsx'
import { PickLines } from './PickLines.tsx'
import { pickedCodec } from './picked-draft.ts'
import { ScanField, ScanResult } from './ScanField.tsx'
import { ShortPickButton } from './ShortPickButton.tsx'

/** Each piece of a shipment is confirmed by a scan, or by hand; then it is packed. */
export function Picking({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const { picked, lastScan, confirm, confirmAll, forgetScan } = usePicking(shipment)
  // The next scan goes into the field again, not into the button of what was missing.
  const [reported, setReported] = useState(0)
  const goOn = () => {
    forgetScan()
    setReported(reported + 1)
  }
  const isWhole = isPicked(shipment.lines, picked)
  return (
    <>
      {!isWhole && <ScanField key={reported} onScan={confirm} onAll={confirmAll} />}
      <p className={classes.said} role="status" data-wrong={(lastScan && 'wrong' in lastScan) || undefined}>
        {isWhole ? text('warehouse.all_picked') : <ScanResult lastScan={lastScan} />}
      </p>
      <PickLines
        lines={shipment.lines}
        picked={picked}
        action={(line) => (
          <ShortPickButton shipment={shipment} line={line} picked={picked[line.position] ?? 0} onReported={goOn} />
        )}
      />
      {isWhole && <PackForm shipment={shipment} />}
    </>
  )
}

function usePicking({ shipmentId, lines }: Shipment) {
  const draft = useDraft('picking', String(shipmentId), pickedCodec)
  const [picked, setPicked] = useState<PickedPieces>(draft.found?.pieces ?? {})
  const [lastScan, setLastScan] = useState<Scan | null>(null)
  const pick = (pieces: PickedPieces) => {
    setPicked(pieces)
    draft.update({ pieces })
  }
  return {
    picked,
    lastScan,
    confirm: (entered: string) => {
      const scan = readScan(lines, picked, entered)
      setLastScan(scan)
      if (!('line' in scan)) return
      const { position } = scan.line
      pick({ ...picked, [position]: (picked[position] ?? 0) + scan.pieces })
    },
    forgetScan: () => setLastScan(null),
    confirmAll: () => pick(Object.fromEntries(lines.map(({ position, qty }) => [position, qty]))),
  }
}
