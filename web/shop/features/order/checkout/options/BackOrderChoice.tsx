import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { backOrderChoices } from '../../../../../../rules/order/back-order.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RadioCards } from '../../../../../ui/form/RadioCards.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { useProductName } from '../../../../../ui/product/name.ts'
import type { Preview } from '../../queries.ts'
import { faultAt } from '../faults.ts'
import classes from './OrderChoices.module.css'
import type { OrderTypeProps } from './OrderFiles.tsx'
import { readierThan, useReadyWords } from './ready.ts'

type Props = OrderTypeProps & {
  /** The way that was pressed goes with the answer, and perhaps all of this: the keyboard goes on elsewhere. */
  onShipFromChange: () => void
}

/** The notice of what is not in stock, and what shall become of it; nothing where everything is there. */
export function BackOrderChoice({ preview, options, onChange, tried, onShipFromChange }: Props) {
  const text = useText()
  if (preview.waiting === 0) return null
  return (
    <RadioCards
      title={text('back_order.title')}
      options={backOrderChoices.map((value) => ({
        value,
        label: text(`back_order.${value}`),
        hint: text(`back_order.${value}_hint`),
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
