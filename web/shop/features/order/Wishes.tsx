import { Textarea, TextInput } from '@mantine/core'
import { placeLines } from '../../../../rules/address.ts'
import { orderTypes } from '../../../../rules/order.ts'
import { countryIn } from '../../../ui/country.ts'
import { useFormat } from '../../../ui/format.ts'
import { useLanguage, useText } from '../../../ui/language.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useWarehouseName } from '../../../ui/warehouse.ts'
import { useCarrierName } from './carrier.ts'
import classes from './Order.module.css'
import type { OrderRequest, Preview } from './queries.ts'

type Props = { preview: Preview; wishes: Partial<OrderRequest>; onChange: (wishes: Partial<OrderRequest>) => void }

// The longest that the contract takes.
const longestPo = 60
const longestInstruction = 1_000

/** Where to, from where, with whom, under which number. Each answer of the server says what can be chosen. */
export function Wishes({ preview, wishes, onChange }: Props) {
  const text = useText()
  const { money, day } = useFormat()
  const { language } = useLanguage()
  const warehouseName = useWarehouseName()
  const carrierName = useCarrierName()
  const { currency } = preview.totals
  const set = (change: Partial<OrderRequest>) => onChange({ ...wishes, ...change })

  return (
    <div className={classes.wishes}>
      <Select
        label={text('order.ship_to')}
        value={String(preview.addressId)}
        data={preview.addresses.flatMap((address) =>
          address.addressId === null
            ? []
            : [
                {
                  value: String(address.addressId),
                  label: [
                    address.company,
                    address.address1,
                    ...placeLines(address),
                    countryIn(language, address.country),
                  ]
                    .filter(Boolean)
                    .join(', '),
                },
              ],
        )}
        onChange={({ target }) => set({ addressId: Number(target.value) })}
      />
      <Select
        label={text('order.ship_via')}
        value={preview.shipVia}
        data={preview.carriers.map(({ shipVia, name, price, promisedOn }) => ({
          value: shipVia,
          label: `${carrierName(name)} · ${money(price, currency)} · ${text('order.promised', { date: day(promisedOn) })}`,
        }))}
        onChange={({ target }) => set({ shipVia: target.value })}
      />
      <Select
        label={text('order.ship_from')}
        value={preview.shipFrom}
        data={preview.warehouses.map(({ warehouse, name }) => ({
          value: warehouse,
          label: warehouseName(warehouse, name),
        }))}
        onChange={({ target }) => set({ shipFrom: target.value })}
      />
      <Select
        label={text('order.type')}
        value={preview.orderType}
        data={orderTypes.map((type) => ({ value: type, label: text(`order.type_${type}`) }))}
        onChange={({ target }) => {
          const orderType = orderTypes.find((type) => type === target.value)
          if (orderType) set({ orderType })
        }}
      />
      <TextInput
        label={text('order.po_number')}
        maxLength={longestPo}
        defaultValue={wishes.poNumber ?? ''}
        onBlur={({ target }) => set({ poNumber: target.value.trim() })}
      />
      <Textarea
        label={text('order.instruction')}
        maxLength={longestInstruction}
        autosize={false}
        rows={2}
        defaultValue={wishes.instruction ?? ''}
        onBlur={({ target }) => set({ instruction: target.value.trim() })}
      />
    </div>
  )
}
