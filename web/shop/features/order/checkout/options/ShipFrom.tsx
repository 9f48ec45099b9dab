import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { useWarehouseOfferWords } from '../../../../../ui/order/warehouse-offers.ts'
import type { OrderRequest, Preview } from '../../queries.ts'
import { warehousesQuery } from '../queries.ts'
import { useReadyWords } from './ready.ts'

type Props = {
  field: RefObject<HTMLSelectElement | null>
  preview: Preview
  /** What the preview is of, and whether that of the request is still to come. */
  asked: { request: OrderRequest; asking: boolean }
  chosen: string | undefined
  onChoose: (warehouse: string | undefined) => void
}

/** From which warehouse the order is sent. What each would mean is asked for once somebody goes to the field: most orders leave from wherever they lie. */
export function ShipFrom({ field, preview, asked, chosen, onChoose }: Props) {
  const text = useText()
  const { list } = useFormat()
  const [isOpened, setOpened] = useState(false)
  const offerWords = useOfferWords(preview, { ...asked, isOpened })
  const placeWords = usePlaceWords(preview)
  const from = preview.parts.length > 0 ? preview.parts.map(({ shipFrom }) => shipFrom) : [preview.shipFrom]
  const automatic =
    chosen === undefined
      ? text('order_split.automatic', { places: list(from.map(placeWords.name)) })
      : text('order_split.anywhere')
  const waitsThere = chosen !== undefined && preview.waiting > 0 && preview.backOrders !== 'reduce'
  return (
    <Select
      isLong
      ref={field}
      label={text('order.ship_from')}
      value={chosen ?? ''}
      data={[
        { value: '', label: [automatic, ...offerWords(null)].join(' · ') },
        ...preview.warehouses.map(({ warehouse, ready }) => ({
          value: warehouse,
          label: [placeWords.all(warehouse, ready), ...offerWords(warehouse)].join(' · '),
        })),
      ]}
      hint={waitsThere ? text('order_split.waits_there') : undefined}
      onFocus={() => setOpened(true)}
      onPointerEnter={() => setOpened(true)}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    />
  )
}

/** Says what a warehouse is called, and how much of the order it has now. */
function usePlaceWords(preview: Preview) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const readyWords = useReadyWords(preview)
  const name = (code: string) => warehouseName(code, preview.warehouses.find((one) => one.warehouse === code)?.name)
  const all = (code: string, ready: number | null) =>
    ready === null
      ? text('order_split.all_from', { place: name(code) })
      : text('order_split.all_from_ready', { place: name(code), ready: readyWords(ready) })
  return { name, all }
}

type Asked = Props['asked'] & { isOpened: boolean }

/** Says until when the order comes from a warehouse and what sending it costs more or less from there; nothing until that is known. */
function useOfferWords({ revision, totals }: Preview, { request, asking, isOpened }: Asked) {
  // Neither the choice nor what is written on the order changes what each comes to.
  const { shipFrom: chosen = null, poNumber: _po, instruction: _said, ...order } = request
  const { data = [] } = useQuery({ ...warehousesQuery(order, revision), enabled: isOpened && !asking })
  return useWarehouseOfferWords(data, { chosen, currency: totals.currency })
}
