import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isPicked, type PickedPieces, readScan, type Scan } from '../../../../rules/order/shipment/picking.ts'
import { type DraftCodec, useDraft } from '../../../api/draft.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import { PackForm } from './PackForm.tsx'
import type { Shipment } from './queries.ts'
import classes from './Warehouse.module.css'

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
  const { picked, said, confirm, confirmAll } = usePicking(shipment)
  const isWhole = isPicked(shipment.lines, picked)
  return (
    <>
      {!isWhole && <ScanField onScan={confirm} onAll={confirmAll} />}
      <p className={classes.said} role="status" data-wrong={(said && 'wrong' in said) || undefined}>
        {isWhole ? text('warehouse.all_picked') : <Said said={said} />}
      </p>
      <PickLines lines={shipment.lines} picked={picked} />
      {isWhole && <PackForm shipmentId={shipment.shipmentId} />}
    </>
  )
}

function usePicking({ shipmentId, lines }: Shipment) {
  const draft = useDraft('picking', String(shipmentId), pickedCodec)
  const [picked, setPicked] = useState<PickedPieces>(draft.found?.pieces ?? {})
  const [said, setSaid] = useState<Scan | null>(null)
  const pick = (pieces: PickedPieces) => {
    setPicked(pieces)
    draft.update({ pieces })
  }
  return {
    picked,
    said,
    confirm: (entered: string) => {
      const scan = readScan(lines, picked, entered)
      setSaid(scan)
      if (!('line' in scan)) return
      const { position } = scan.line
      pick({ ...picked, [position]: (picked[position] ?? 0) + scan.pieces })
    },
    confirmAll: () => pick(Object.fromEntries(lines.map(({ position, qty }) => [position, qty]))),
  }
}

function ScanField({ onScan, onAll }: { onScan: (entered: string) => void; onAll: () => void }) {
  const text = useText()
  const [entered, setEntered] = useState('')
  return (
    <form
      className={classes.scan}
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
        maxLength={80}
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

function Said({ said }: { said: Scan | null }) {
  const text = useText()
  if (!said) return null
  if ('line' in said) return text('warehouse.scanned', { number: said.line.number, pieces: said.pieces })
  if (said.wrong === 'too_many') return text('warehouse.scan_too_many', { number: said.number, left: said.left })
  return text(said.wrong === 'complete' ? 'warehouse.scan_complete' : 'warehouse.scan_unknown', { number: said.number })
}

type Line = Shipment['lines'][number]

/** The lines of a shipment; with what is confirmed of each while it is picked. */
export function PickLines({ lines, picked }: { lines: readonly Line[]; picked?: PickedPieces }) {
  const text = useText()
  const { number } = useFormat()
  const nameOf = useProductName()
  return (
    <RowTable
      rows={lines}
      rowKey={({ position }) => position}
      columns={[
        {
          head: text('desk.product'),
          cell: (line) => (
            <>
              <span className={classes.number}>{line.number}</span> {nameOf(line)}
              {!line.ownMake && line.oemCode !== line.number && <span className={classes.quiet}>{line.oemCode}</span>}
            </>
          ),
        },
        { head: text('desk.pieces'), isRight: true, cell: ({ qty }) => number(qty) },
        ...(picked
          ? [
              {
                head: text('warehouse.picked'),
                isRight: true as const,
                cell: (line: Line) => <PickedCount line={line} count={picked[line.position] ?? 0} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function PickedCount({ line: { qty }, count }: { line: Line; count: number }) {
  const text = useText()
  const words = text('warehouse.picked_of', { count, qty })
  return count === qty ? <span className={classes.whole}>{`✓ ${words}`}</span> : words
}
