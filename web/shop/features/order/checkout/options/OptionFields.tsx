import { Textarea, TextInput } from '@mantine/core'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { longestInstruction, longestPoNumber } from '../../../../../../rules/order/order.ts'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useCarrierName } from '../../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { AddressBlock } from '../../../../../ui/order/AddressBlock.tsx'
import classes from '../../Order.module.css'
import type { CheckoutOptions, OrderRequest, Preview } from '../../queries.ts'
import { BillTo, hasBillingChoice } from './BillTo.tsx'
import { usePromise } from './carrier.ts'
import { ForwarderChoice } from './ForwarderChoice.tsx'
import { ShipFrom } from './ShipFrom.tsx'
import { type OneOffEditing, ShipTo } from './ShipTo.tsx'
import { Step } from './Step.tsx'

type Fields = {
  preview: Preview
  options: CheckoutOptions
  onChange: (options: CheckoutOptions) => void
  /** What is being typed, before its field is left. */
  onType: (change: CheckoutOptions) => void
  /** The buyer tried to place the order: what is missing is shown. */
  tried: boolean
}
type Props = Fields & {
  /** The carrier that was chosen and does not carry this order; null where none is. */
  goneCarrier: string | null
  goneAddress: ComponentProps<typeof ShipTo>['gone']
  oneOff: OneOffEditing
  shipFrom: RefObject<HTMLSelectElement | null>
  /** What the preview is of, and whether that of the request is still to come. */
  asked: { request: OrderRequest; asking: boolean }
  /** What else is chosen of when and how it comes. */
  children: ReactNode
}

/** Where to, when and how, under which number. Each answer of the server says what can be chosen. */
export function OptionFields({ goneCarrier, goneAddress, oneOff, shipFrom, asked, children, ...fields }: Props) {
  const text = useText()
  const { preview, options, onChange } = fields
  const set = (change: CheckoutOptions) => onChange({ ...options, ...change })
  return (
    <>
      <Step number={1} title={text('checkout.where')}>
        <div className={classes.options}>
          <div>
            <ShipTo preview={preview} options={options} gone={goneAddress} onChange={onChange} oneOff={oneOff} />
          </div>
          <div>
            <BillTo preview={preview} chosen={options.billToId} onChoose={(billToId) => set({ billToId })} />
            <BilledAddress preview={preview} />
          </div>
        </div>
      </Step>
      <Step number={2} title={text('checkout.how')}>
        <div className={classes.options}>
          <ShipVia preview={preview} onChoose={(shipVia) => set({ shipVia })} />
          {goneCarrier !== null && <RemovedCarrier preview={preview} carrier={goneCarrier} />}
          <ForwarderChoice {...fields} />
          <ShipFrom
            field={shipFrom}
            preview={preview}
            asked={asked}
            chosen={options.shipFrom}
            onChoose={(warehouse) => onChange(withWarehouse(options, warehouse))}
          />
        </div>
        {children}
      </Step>
      <Step number={3} title={text('checkout.references')}>
        <div className={classes.options}>
          <Written options={options} onType={fields.onType} onLeave={set} />
        </div>
      </Step>
    </>
  )
}

/** From one warehouse, or from wherever it lies. */
const withWarehouse = (
  { shipFrom: _was, ...options }: CheckoutOptions,
  warehouse: string | undefined,
): CheckoutOptions => (warehouse === undefined ? options : { ...options, shipFrom: warehouse })

/** The address of the bill, whole; named where there is no field above that does. */
function BilledAddress({ preview: { addresses, billTo } }: { preview: Preview }) {
  const text = useText()
  const isChosen = hasBillingChoice(addresses)
  return <AddressBlock address={billTo} {...(!isChosen && { title: text('order.bill_to') })} />
}

function ShipVia({ preview, onChoose }: { preview: Preview; onChoose: (shipVia: string) => void }) {
  const text = useText()
  const { money } = useFormat()
  const promise = usePromise(preview)
  const carrierName = useCarrierName()
  return (
    <Select
      isLong
      label={text('order.ship_via')}
      value={preview.shipVia}
      data={preview.carriers.map(({ shipVia, name, price, promisedOn }) => ({
        value: shipVia,
        label: [
          carrierName(name),
          money(price, preview.totals.currency),
          ...(promisedOn ? [promise(shipVia, promisedOn)?.join(' ') ?? ''] : []),
        ].join(' · '),
      }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

function RemovedCarrier({ preview: { carriers, shipVia }, carrier }: { preview: Preview; carrier: string }) {
  const text = useText()
  const carrierName = useCarrierName()
  const replacement = carriers.find((one) => one.shipVia === shipVia)?.name ?? shipVia
  return (
    <p role="alert" className={classes.replacement}>
      {text('order.carrier_gone', {
        carrier: carrierName(carrier) || text('order.carrier_chosen'),
        replacement: carrierName(replacement),
      })}
    </p>
  )
}

type WrittenProps = Pick<Fields, 'options' | 'onType'> & { onLeave: (change: CheckoutOptions) => void }

/** What is only written on an order: it is asked for again once its field is left. */
function Written({ options, onType, onLeave }: WrittenProps) {
  const text = useText()
  return (
    <>
      <TextInput
        label={text('order.po_number')}
        maxLength={longestPoNumber}
        defaultValue={options.poNumber ?? ''}
        onChange={({ target }) => onType({ poNumber: target.value })}
        onBlur={({ target }) => onLeave({ poNumber: target.value.trim() })}
      />
      <Textarea
        label={text('order.instruction')}
        maxLength={longestInstruction}
        autosize={false}
        rows={2}
        defaultValue={options.instruction ?? ''}
        onChange={({ target }) => onType({ instruction: target.value })}
        onBlur={({ target }) => onLeave({ instruction: target.value.trim() })}
      />
    </>
  )
}
