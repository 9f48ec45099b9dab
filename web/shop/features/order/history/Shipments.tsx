import { IconExternalLink } from '@tabler/icons-react'
import { getPackingList } from '../../../../../contract/order/order.ts'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { remainingLine } from '../../../../../rules/fulfilment/cancellation.ts'
import { shipmentNumber, stillToCome } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { download } from '../../../../api/download.ts'
import { CopyNumber } from '../../../../ui/controls/CopyNumber.tsx'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useInstantDay } from '../../../../ui/language/instant-day.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useExpected } from '../../../../ui/order/useExpected.ts'
import { useProductName } from '../../../../ui/product/name.ts'
import { DocumentButton } from '../documents/DocumentButton.tsx'
import type { OrderDetail } from '../queries.ts'
import classes from './Shipments.module.css'

type Shipment = OrderDetail['shipments'][number]
type Line = OrderDetail['lines'][number]

type Props = { order: Pick<OrderDetail, 'orderno' | 'shipments' | 'lines' | 'today'>; ended?: boolean }

/** What of an order has left and where it is followed, and what is still to come. Nothing before anything has left. */
export function Shipments({ order: { orderno, shipments, lines, today }, ended = false }: Props) {
  const text = useText()
  const instantDay = useInstantDay()
  const expected = useExpected(today)
  if (shipments.length === 0) return null
  const toCome = ended ? [] : stillToCome(lines.map(remainingLine), shipments)
  const lineAt = new Map(lines.map((line) => [line.position, line]))
  return (
    <section className={classes.shipments} aria-label={text('shipment.title')}>
      <h2>{text('shipment.title')}</h2>
      {shipments.map((shipment) => (
        <div key={shipment.shipmentId} className={classes.shipment}>
          <h3>
            {text('shipment.one', {
              number: shipmentNumber(shipment.shipmentId),
              date: instantDay(shipment.shippedAt),
            })}
          </h3>
          <Tracking shipment={shipment} />
          <ul>
            {shipment.lines.map(({ position, qty }) => {
              const line = lineAt.get(position)
              return line && <Piece key={position} line={line} pieces={qty} />
            })}
          </ul>
          <PackingList orderno={orderno} shipmentId={shipment.shipmentId} />
        </div>
      ))}
      {toCome.length > 0 && (
        <div className={classes.shipment}>
          <h3>{text('shipment.to_come')}</h3>
          <ul>
            {toCome.map(({ line, pieces }) => (
              <Piece key={line.position} line={line} pieces={pieces} expected={expected(line)} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type PackingListProps = { orderno: string; shipmentId: number }

function PackingList({ orderno, shipmentId }: PackingListProps) {
  const text = useText()
  return (
    <DocumentButton
      className={classes.packingList}
      size="compact-sm"
      aria-label={text('shipment.packing_list_of', { number: shipmentNumber(shipmentId) })}
      fetch={() => download(getPackingList, { params: { orderno, id: shipmentId } })}
    >
      {text('shipment.packing_list')}
    </DocumentButton>
  )
}

function Tracking({ shipment: { carrier, parcels } }: { shipment: Shipment }) {
  const carrierName = useCarrierName()
  return (
    <p className={classes.tracking}>
      <span>{carrierName(carrier)}</span>
      {parcels.map((parcel) => (
        <ParcelTracking key={parcel.trackingNumber} parcel={parcel} />
      ))}
    </p>
  )
}

function ParcelTracking({ parcel: { trackingNumber, trackingUrl } }: { parcel: Shipment['parcels'][number] }) {
  const text = useText()
  return (
    <>
      {trackingUrl !== '' && (
        <a href={trackingUrl} rel="noopener noreferrer">
          <IconExternalLink size={15} aria-hidden />
          {text('shipment.track', { number: trackingNumber })}
        </a>
      )}
      {trackingUrl === '' && <span>{trackingNumber}</span>}
      <CopyNumber number={trackingNumber} />
    </>
  )
}

type PieceProps = { line: Line; pieces: number; expected?: string | null }

function Piece({ line, pieces, expected }: PieceProps) {
  const text = useText()
  const productName = useProductName()
  const words = [productName(line), text('shipment.pieces', { pieces })]
  if (expected) words.push(expected)
  return (
    <li>
      <strong>{shownNumber(line)}</strong> {words.join(' · ')}
    </li>
  )
}
