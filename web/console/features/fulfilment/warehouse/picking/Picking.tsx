import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { longestCode } from '../../../../../../rules/catalogue/product/number.ts'
import {
  isPicked,
  type PickedPieces,
  readScan,
  type Scan,
} from '../../../../../../rules/fulfilment/shipment/picking.ts'
import { type DraftCodec, useDraft } from '../../../../../api/draft.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { typeSeparator } from '../../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Shipment } from '../queries.ts'
import classes from '../Warehouse.module.css'
import { PackForm } from './PackForm.tsx'
import { PickLines } from './PickLines.tsx'
import { ShortPickButton } from './ShortPickButton.tsx'

type Picked = { pieces: PickedPieces }

const pickedCodec: DraftCodec<Picked> = {
  empty: { pieces: {} },
  read: ({ pieces }) => {
    const counted = Object.entries(Object(pieces)).filter(([, count]) => Number.isInteger(count))
    return { pieces: Object.fromEntries(counted) as PickedPieces }
  },
  write: (draft) => draft,
}

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

function ScanField({ onScan, onAll }: { onScan: (entered: string) => void; onAll: () => void }) {
  const text = useText()
  const [entered, setEntered] = useState('')
  return (
    <form
      className={classes.scan}
      onKeyDown={typeSeparator}
      onSubmit={(event) => {
        event.preventDefault()
        onScan(entered)
        setEntered('')
      }}
    >
      <TextInput
        label={text('warehouse.scan')}
        description={text('warehouse.scan_hint')}
        autoComplete="off"
        autoFocus
        maxLength={longestCode}
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
      />
      <Button type="submit" variant="tonal">
        {text('warehouse.confirm')}
      </Button>
      <Button variant="default" onClick={onAll}>
        {text('warehouse.confirm_all')}
      </Button>
    </form>
  )
}

function ScanResult({ lastScan }: { lastScan: Scan | null }) {
  const text = useText()
  if (!lastScan) return null
  if ('line' in lastScan) return text('warehouse.scanned', { number: lastScan.line.number, pieces: lastScan.pieces })
  if (lastScan.wrong === 'too_many')
    return text('warehouse.scan_too_many', { number: lastScan.number, left: lastScan.left })
  return text(wrongTexts[lastScan.wrong], { number: lastScan.number })
}

const wrongTexts = {
  unknown: 'warehouse.scan_unknown',
  complete: 'warehouse.scan_complete',
  pieces: 'warehouse.scan_pieces',
  several: 'stock.several_products',
  check_digit: 'scan.check_digit',
  variable_measure: 'scan.variable_measure',
  no_product: 'scan.no_product',
} as const
