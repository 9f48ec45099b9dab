import { useState } from 'react'
import { dispatchShipments } from '../../../../../../contract/fulfilment/shipment.ts'
import { shipmentNumber } from '../../../../../../rules/fulfilment/shipment/shipment.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../../ui/dialog/SideDrawer.tsx'
import { confirm } from '../../../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { ChooseAll, type RowChoice } from '../../../../../ui/list/row-choice.tsx'
import { usePickedCount } from '../picking/picked-draft.ts'
import type { ShipmentRow } from '../queries.ts'
import classes from '../Warehouse.module.css'
import { OwnDocuments } from './OwnDocuments.tsx'
import { type HalfPicked, PackSeveral } from './PackSeveral.tsx'
import { PrintButtons } from './PrintButtons.tsx'

type Props = {
  choice: RowChoice
  shipments: readonly ShipmentRow[]
  onPacked?: ((shipmentIds: number[]) => void) | undefined
}

/** What is done with the chosen shipments at once: those being picked are packed, packed ones handed over, and all of them printed. */
export function SeveralShipments({ choice, shipments, onPacked }: Props) {
  const text = useText()
  const has = (state: ShipmentRow['status']) => shipments.some(({ status }) => status === state)
  const chosen = shipments.filter(({ shipmentId }) => choice.isChosen(shipmentId))
  return (
    <>
      <div className={classes.bulk}>
        <ChooseAll choice={choice} label={text('warehouse.choose_all_shipments', { count: choice.choosable.length })} />
        {has('picking') && <PackButton chosen={chosen} choice={choice} onPacked={onPacked} />}
        {has('packed') && <HandOverButton chosen={chosen} choice={choice} />}
        <PrintButtons shipmentIds={choice.ids} />
      </div>
      <OwnDocuments shipments={chosen} />
    </>
  )
}

type ActionProps = Pick<Props, 'choice' | 'onPacked'> & { chosen: readonly ShipmentRow[] }

function PackButton({ chosen, choice, onPacked }: ActionProps) {
  const text = useText()
  // What was chosen when it opened: rows that are packed leave the list.
  const [open, setOpen] = useState<{ whole: ShipmentRow[]; half: HalfPicked[] } | null>(null)
  const picking = chosen.filter(({ status }) => status === 'picking')
  const countPicked = usePickedCount()
  const start = () => {
    const half = picking.flatMap((shipment) => {
      const picked = countPicked(shipment.shipmentId) ?? 0
      return picked > 0 && picked < shipment.pieces ? [{ shipment, picked }] : []
    })
    setOpen({ whole: picking.filter((row) => half.every(({ shipment }) => shipment !== row)), half })
  }
  const done = () => {
    setOpen(null)
    choice.clear()
    onPacked?.((open?.whole ?? []).map(({ shipmentId }) => shipmentId))
  }
  return (
    <>
      <Button disabled={picking.length === 0} onClick={start}>
        {text('warehouse.pack_count', { count: picking.length })}
      </Button>
      {open && (
        <SideDrawer title={text('warehouse.pack_count', { count: open.whole.length })} onClose={() => setOpen(null)}>
          <PackSeveral shipments={open.whole} halfPicked={open.half} onDone={done} />
        </SideDrawer>
      )}
    </>
  )
}

function HandOverButton({ chosen, choice }: ActionProps) {
  const text = useText()
  const packed = chosen.filter(({ status }) => status === 'packed')
  const dispatch = useStaffChange(dispatchShipments, ({ shipments: dispatched, refused }) => {
    choice.clear()
    if (dispatched.length > 0) toast(text('warehouse.handed_over', { count: dispatched.length }), 'good')
    for (const { id, msg } of refused) toast(`${id}: ${msg}`, 'bad')
  })
  const isSure = useMissingNumbersQuestion()
  const handOver = async () => {
    if (await isSure(packed.filter(({ needsNumber }) => needsNumber)))
      dispatch.send({ body: { shipmentIds: packed.map(({ shipmentId }) => shipmentId) } })
  }
  return (
    <>
      <Button disabled={packed.length === 0} loading={dispatch.isPending} onClick={() => void handOver()}>
        {text('warehouse.hand_over_count', { count: packed.length })}
      </Button>
      <RefusalNotice why={dispatch.error} />
    </>
  )
}

/** Asks before shipments leave without a number by which their carrier follows them, and names them. */
function useMissingNumbersQuestion() {
  const text = useText()
  return async (missing: readonly ShipmentRow[]) =>
    missing.length === 0 ||
    confirm({
      title: text('warehouse.numbers_missing', { count: missing.length }),
      message: text('warehouse.numbers_missing_words', {
        shipments: missing.map(({ shipmentId }) => shipmentNumber(shipmentId)).join(', '),
      }),
      yes: text('warehouse.hand_over_anyway'),
      no: text('ui.cancel'),
    })
}
