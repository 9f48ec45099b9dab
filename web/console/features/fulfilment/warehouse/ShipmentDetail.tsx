import { shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import { AddressBlock } from '../../../../ui/order/AddressBlock.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import { ShipmentStatusBadge } from '../../../../ui/order/ShipmentStatusBadge.tsx'
import { OrderName } from './OrderName.tsx'
import { Parcels } from './Parcels.tsx'
import { PromisedDay } from './PromisedDay.tsx'
import { Picking } from './picking/Picking.tsx'
import { PickLines } from './picking/PickLines.tsx'
import { ShortPicks } from './picking/ShortPicks.tsx'
import type { Shipment } from './queries.ts'
import { ShipmentActions } from './ShipmentActions.tsx'
import { PrintButtons } from './shipments/PrintButtons.tsx'
import classes from './Warehouse.module.css'

/** A shipment with what can be done next: pieces to confirm, parcels to pack, goods to hand over, or how it ended. */
export function ShipmentDetail({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const isHeld = shipment.orderStatus === 'onHold'
  return (
    <>
      <div ref={keepsFocus} className={classes.head}>
        <h1>{text('warehouse.shipment', { number: shipmentNumber(shipment.shipmentId) })}</h1>
        <ShipmentStatusBadge state={shipment.status} />
        <ShipmentActions shipment={shipment} />
      </div>
      <div className={classes.columns}>
        <div>
          <Facts facts={useFacts(shipment)} />
          <section className={classes.part}>
            {shipment.status === 'picking' && !isHeld ? (
              <Picking shipment={shipment} />
            ) : (
              <PickLines lines={shipment.lines} />
            )}
          </section>
          {shipment.shortPicks.length > 0 && <ShortPicks shortPicks={shipment.shortPicks} />}
          {shipment.parcels.length > 0 && <Parcels shipment={shipment} />}
        </div>
        <aside aria-label={text('order.ship_to')}>
          <AddressBlock address={shipment.shipTo} title={text('order.ship_to')} />
          <div className={classes.documents}>
            <PrintButtons shipmentIds={[shipment.shipmentId]} />
          </div>
        </aside>
      </div>
    </>
  )
}

function useFacts(shipment: Shipment): Fact[] {
  const text = useText()
  const { instant } = useFormat()
  const warehouseName = useWarehouseName()
  const nameCarrier = useCarrierName()
  return [
    [text('desk.order'), <OrderName key="order" order={shipment} />],
    [text('warehouse.order_status'), <OrderStatusBadge key="status" state={shipment.orderStatus} />],
    [text('desk.customer'), shipment.company],
    [text('order.ship_from'), warehouseName(shipment.warehouse)],
    [text('desk.carrier'), nameCarrier(shipment.carrierName)],
    [text('desk.begun_at'), instant(shipment.createdAt)],
    [text('warehouse.promised'), shipment.promisedOn && <PromisedDay key="promised" order={shipment} />],
    [text('order.instruction'), shipment.instruction],
    [text('console.reason'), shipment.endedReason],
  ]
}
