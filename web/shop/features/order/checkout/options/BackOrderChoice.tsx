import { useQuery } from '@tanstack/react-query'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { type BackOrders, backOrderChoices } from '../../../../../../rules/order/back-order.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RadioCards } from '../../../../../ui/form/RadioCards.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { useProductName } from '../../../../../ui/product/name.ts'
import type { OrderRequest, Preview } from '../../queries.ts'
import { faultAt } from '../faults.ts'
import { backOrdersQuery } from '../queries.ts'
import { waitText } from './carrier.ts'
import classes from './OrderChoices.module.css'
import type { OrderTypeProps } from './OrderFiles.tsx'
import { readierThan, useReadyWords } from './ready.ts'

type Props = OrderTypeProps & {
  /** What the preview is of. */
  request: OrderRequest
  /** The preview of the request is not there yet. */
  asking: boolean
  /** The way that was pressed goes with the answer, and perhaps all of this: the keyboard goes on elsewhere. */
  onShipFromChange: () => void
}

/** The notice of what is not in stock, and what shall become of it; nothing where everything is there. */
export function BackOrderChoice({ preview, options, onChange, tried, request, asking, onShipFromChange }: Props) {
  const text = useText()
  const outcomeWords = useOutcomeWords(preview, { request, asking })
  if (preview.waiting === 0) return null
  return (
    <RadioCards
      title={text('back_order.title')}
      options={backOrderChoices.map((value) => ({
        value,
        label: text(`back_order.${value}`),
        hint: text(`back_order.${value}_hint`),
        outcome: outcomeWords(value),
      }))}
      chosen={options.backOrders ?? preview.backOrders}
      onChoose={(backOrders) => onChange((was) => ({ ...was, backOrders }))}
      error={faultAt(preview, 'backOrders', tried)}
      above={
        <>
          <p className={classes.notice}>{text('back_order.notice', { pieces: preview.waiting })}</p>
          {options.shipFrom !== undefined && (
            <OtherWarehouse
              preview={preview}
              onChoose={(shipFrom) => {
                onChange((was) => ({ ...was, shipFrom }))
                onShipFromChange()
              }}
            />
          )}
        </>
      }
    >
      <Reduced lines={preview.reduced} />
      {preview.backOrders === 'together' && <Unknown lines={preview.lines} />}
    </RadioCards>
  )
}

/** Says of a choice which day and which shipping the order has with it; nothing until that is known. */
function useOutcomeWords(
  { waiting, revision, totals, outcome }: Preview,
  { request, asking }: Pick<Props, 'request' | 'asking'>,
) {
  const text = useText()
  const { day, money } = useFormat()
  // The choice changes nothing of what the others come to, nor does what is written on the order.
  const { backOrders: _chosen, poNumber: _po, instruction: _said, ...order } = request
  const enabled = waiting > 0 && !asking
  const { data = [] } = useQuery({ ...backOrdersQuery(order, revision), enabled })
  return (value: BackOrders) => {
    const choice = data.find(({ backOrders }) => backOrders === value)
    if (!choice) return ''
    const { firstOn, lastOn, shippingCost } = choice
    const allBy = lastOn && text('order_split.all_there', { date: day(lastOn) })
    const firstBy = firstOn && value !== 'together' && text('back_order.first_by', { date: day(firstOn) })
    // Who waits for a payment or a release sees no day of any choice, so its lack says nothing of the goods.
    const unknown = firstOn === null && !waitText(outcome) && text('ui.no_arrival')
    const words = [
      allBy || firstBy || unknown,
      text('back_order.shipping', { price: money(shippingCost, totals.currency) }),
    ]
    return words.filter(Boolean).join(' · ')
  }
}

/** From where more of it leaves now, in one step. */
function OtherWarehouse({ preview, onChoose }: { preview: Preview; onChoose: (warehouse: string) => void }) {
  const text = useText()
  const readyWords = useReadyWords(preview)
  const warehouseName = useWarehouseName()
  const readier = readierThan(preview)
  if (!readier) return null
  return (
    <Button variant="default" className={classes.otherWarehouse} onClick={() => onChoose(readier.warehouse)}>
      {text('back_order.other_warehouse', {
        place: warehouseName(readier.warehouse, readier.name),
        ready: readyWords(readier.ready),
      })}
    </Button>
  )
}

/** What is ordered less of, down to nothing. */
function Reduced({ lines }: { lines: Preview['reduced'] }) {
  const text = useText()
  const productName = useProductName()
  if (lines.length === 0) return null
  return (
    <ul className={classes.reduced} role="status">
      {lines.map(({ asked, qty, ...product }) => (
        <li key={product.number}>
          {text('back_order.less', { number: shownNumber(product), asked, quantity: qty })} · {productName(product)}
        </li>
      ))}
    </ul>
  )
}

/** Of goods without an expected date, so that no date can be promised. */
function Unknown({ lines }: Pick<Preview, 'lines'>) {
  const text = useText()
  const waiting = lines.filter((line) => line.qty > line.shipsNow && line.expectedOn === null)
  if (waiting.length === 0) return null
  const numbers = waiting.map(shownNumber).join(', ')
  return (
    <p role="status" className={classes.notice}>
      {text('back_order.unknown', { numbers })}
    </p>
  )
}
