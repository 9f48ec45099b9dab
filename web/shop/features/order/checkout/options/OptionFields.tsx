import { Textarea, TextInput } from '@mantine/core'
import type { ComponentProps, RefObject } from 'react'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import classes from '../../Order.module.css'
import type { CheckoutOptions, Preview } from '../../queries.ts'
import type { InvalidOptions } from '../useInvalidOptions.ts'
import { BillTo } from './BillTo.tsx'
import { useCarrierName, usePromise } from './carrier.ts'
import { ForwarderChoice } from './ForwarderChoice.tsx'
import { useReadyWords } from './ready.ts'
import { type OneOff, ShipTo } from './ShipTo.tsx'

type Props = {
  preview: Preview
  options: CheckoutOptions
  invalidOptions: InvalidOptions
  mustChooseAddress: ComponentProps<typeof ShipTo>['gone']
  onChange: (options: CheckoutOptions) => void
  oneOff: OneOff
  shipFrom: RefObject<HTMLSelectElement | null>
  /** What is being typed, before its field is left. */
  onType: (change: CheckoutOptions) => void
  /** Somebody wanted to place the order: what is missing is said. */
  tried: boolean
}

// The longest that the contract takes.
const longestPo = 60
const longestInstruction = 1_000

/** Where to, from where, with whom, under which number. Each answer of the server says what can be chosen. */
export function OptionFields({
  preview,
  options,
  invalidOptions,
  mustChooseAddress,
  onChange,
  tried,
  oneOff,
  shipFrom,
  onType,
}: Props) {
  const text = useText()
  const { money } = useFormat()
  const promise = usePromise(preview)
  const warehouseName = useWarehouseName()
  const carrierName = useCarrierName()
  const readyWords = useReadyWords(preview)
  const { currency } = preview.totals
  const chosen = preview.carriers.find(({ shipVia }) => shipVia === preview.shipVia)
  const set = (change: CheckoutOptions) => onChange({ ...options, ...change })

  return (
    <div className={classes.options}>
      <ShipTo preview={preview} options={options} gone={mustChooseAddress} onChange={onChange} oneOff={oneOff}>
        <Select
          label={text('order.ship_via')}
          value={preview.shipVia}
          data={preview.carriers.map(({ shipVia, name, price, promisedOn }) => ({
            value: shipVia,
            label: [
              carrierName(name),
              money(price, currency),
              ...(promisedOn ? [promise(shipVia, promisedOn)?.join(' ') ?? ''] : []),
            ].join(' · '),
          }))}
          onChange={({ target }) => set({ shipVia: target.value })}
        />
      </ShipTo>
      {invalidOptions.carrier !== null && (
        <p role="alert" className={classes.instead}>
          {text('order.carrier_gone', {
            carrier: carrierName(invalidOptions.carrier) || text('order.carrier_chosen'),
            instead: carrierName(chosen?.name ?? preview.shipVia),
          })}
        </p>
      )}
      <ForwarderChoice preview={preview} options={options} onChange={onChange} tried={tried} onType={onType} />
      <Select
        ref={shipFrom}
        label={text('order.ship_from')}
        value={options.shipFrom ?? preview.shipFrom}
        data={preview.warehouses.map(({ warehouse, name, ready }) => ({
          value: warehouse,
          label: [warehouseName(warehouse, name), ...(ready === null ? [] : [readyWords(ready)])].join(' · '),
        }))}
        onChange={({ target }) => set({ shipFrom: target.value })}
      />
      <BillTo preview={preview} chosen={options.billToId} onChoose={(billToId) => set({ billToId })} />
      <TextInput
        label={text('order.po_number')}
        maxLength={longestPo}
        defaultValue={options.poNumber ?? ''}
        onChange={({ target }) => onType({ poNumber: target.value })}
        onBlur={({ target }) => set({ poNumber: target.value.trim() })}
      />
      <Textarea
        label={text('order.instruction')}
        maxLength={longestInstruction}
        autosize={false}
        rows={2}
        defaultValue={options.instruction ?? ''}
        onChange={({ target }) => onType({ instruction: target.value })}
        onBlur={({ target }) => set({ instruction: target.value.trim() })}
      />
    </div>
  )
}
