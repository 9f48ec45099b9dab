import { useMutation } from '@tanstack/react-query'
import { getShippingDocument, getShippingDocuments } from '../../../../../../contract/fulfilment/shipping-document.ts'
import {
  mostPrintedShipments,
  type ShippingDocumentKind,
  shippingDocumentKinds,
} from '../../../../../../rules/fulfilment/shipment/shipping-document.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { download } from '../../../../../api/download.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'

/** The shipping documents of one shipment, or of several as one file; the frame says why one could not be fetched. */
export function PrintButtons({ shipmentIds }: { shipmentIds: readonly number[] }) {
  const text = useText()
  const print = useMutation<void, CallFailed, ShippingDocumentKind>({
    mutationFn: (kind) => {
      const [id] = shipmentIds
      return shipmentIds.length === 1 && id !== undefined
        ? download(getShippingDocument, { params: { id }, query: { kind } })
        : download(getShippingDocuments, { query: { kind, ids: [...shipmentIds] } })
    },
  })
  return shippingDocumentKinds.map((kind) => (
    <Button
      key={kind}
      variant="default"
      disabled={shipmentIds.length === 0 || shipmentIds.length > mostPrintedShipments}
      loading={print.isPending && print.variables === kind}
      onClick={() => print.mutate(kind)}
    >
      {text(`warehouse.print_${kind}`)}
    </Button>
  ))
}
