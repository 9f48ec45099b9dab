import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { getShippingDocuments, listPrintableShipments } from '../../../../../contract/fulfilment/shipping-document.ts'
import { mostPrintedShipments } from '../../../../../rules/fulfilment/shipment/shipping-document.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'

const kinds = ['packinglist', 'label'] as const
type Kind = (typeof kinds)[number]

type Props = {
  orderIds: readonly number[]
  /** What an order is called, by its id. */
  nameOf: (orderId: number) => string
}

/** The shipping documents of all shipments of the chosen orders as one file; orders without a shipment are named. */
export function PrintShippingDocuments({ orderIds, nameOf }: Props) {
  const text = useText()
  const { print, message } = usePrinting(orderIds, nameOf)
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="default"
          disabled={orderIds.length === 0}
          loading={print.isPending && print.variables === kind}
          onClick={() => print.mutate(kind)}
        >
          {text(`warehouse.print_${kind}`)}
        </Button>
      ))}
      <span role="status">{message}</span>
    </>
  )
}

/** The frame says why documents could not be fetched. */
function usePrinting(orderIds: readonly number[], nameOf: Props['nameOf']) {
  const text = useText()
  const { list } = useFormat()
  const [message, setMessage] = useState('')
  const print = useMutation<void, CallFailed, Kind>({
    mutationFn: async (kind) => {
      setMessage('')
      if (orderIds.length > mostPrintedShipments)
        return setMessage(text('desk.print_most', { most: mostPrintedShipments }))
      const orders = await call(listPrintableShipments, { query: { orderIds: [...orderIds] } })
      const ids = orders.flatMap(({ shipmentIds }) => shipmentIds)
      if (ids.length > mostPrintedShipments) return setMessage(text('desk.print_most', { most: mostPrintedShipments }))
      const without = orders.filter(({ shipmentIds }) => shipmentIds.length === 0).map(({ orderId }) => nameOf(orderId))
      if (without.length > 0) setMessage(text('desk.print_without', { count: without.length, orders: list(without) }))
      if (ids.length > 0) await download(getShippingDocuments, { query: { kind, ids } })
    },
  })
  return { print, message }
}
