import { useMutation } from '@tanstack/react-query'
import { getShippingDocument } from '../../../../../../contract/fulfilment/shipping-document.ts'
import { shipmentNumber } from '../../../../../../rules/fulfilment/shipment/shipment.ts'
import type { ShippingDocumentKind } from '../../../../../../rules/fulfilment/shipment/shipping-document.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { download } from '../../../../../api/download.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { ShipmentRow } from '../queries.ts'
import classes from '../Warehouse.module.css'

/** The documents that customers have sent with the chosen shipments, one by one. The frame says why one could not be fetched. */
export function OwnDocuments({ shipments }: { shipments: readonly ShipmentRow[] }) {
  const text = useText()
  const fetching = useMutation<void, CallFailed, { id: number; kind: ShippingDocumentKind }>({
    mutationFn: ({ id, kind }) => download(getShippingDocument, { params: { id }, query: { kind } }),
  })
  const files = shipments.flatMap(({ shipmentId: id, ownDocuments }) => ownDocuments.map((kind) => ({ id, kind })))
  if (files.length === 0) return null
  return (
    <div className={classes.bulk}>
      <p>{text('warehouse.own_documents', { count: files.length })}</p>
      {files.map(({ id, kind }) => (
        <Button key={`${id} ${kind}`} variant="default" size="compact-sm" onClick={() => fetching.mutate({ id, kind })}>
          {`${shipmentNumber(id)} · ${text(`warehouse.print_${kind}`)}`}
        </Button>
      ))}
    </div>
  )
}
