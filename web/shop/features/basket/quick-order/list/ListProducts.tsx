import { type ReactNode, useState } from 'react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { QuantityField } from '../../../../../ui/controls/QuantityField.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { keepsFocus } from '../../../../../ui/focus.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type Line, notesByLine } from '../lines/list-in-hand.ts'
import { ProductTable } from '../lines/ProductTable.tsx'
import classes from '../QuickOrder.module.css'
import type { QuickOrder } from '../queries.ts'
import { useAdjustList } from './useChangeLists.ts'

type Props = {
  list: QuickOrder
  /** What can be done with the list; not while quantities are changed that are not saved yet. */
  actions?: ReactNode
}

/** The products of a list; who decides on it may change their quantities before it is ordered. */
export function ListProducts({ list, actions }: Props) {
  const text = useText()
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const savedLines: Line[] = list.lines.map(({ qty, custNumber, note: _note, ...product }) => ({
    product,
    qty,
    custNumber,
  }))
  const isAdjusting = isOpen && list.may.adjust
  return (
    <div ref={keepsFocus}>
      {!isAdjusting && actions}
      {isAdjusting ? (
        // A list that another account has changed meanwhile starts over.
        <Adjusting key={list.version} list={list} savedLines={savedLines} onEnd={() => setOpen(false)} />
      ) : (
        <ProductTable
          lines={savedLines}
          notes={notesByLine(list)}
          currency={list.currency}
          quantity={({ qty }) => number(qty)}
        />
      )}
      {!isOpen && list.may.adjust && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {text('quick_order.adjust')}
        </Button>
      )}
    </div>
  )
}

const lineName = ({ product }: Line) => shownNumber(product)

type AdjustingProps = { list: QuickOrder; savedLines: readonly Line[]; onEnd: () => void }

function Adjusting({ list, savedLines, onEnd }: AdjustingProps) {
  const text = useText()
  const { lines, changed, set } = useQuantities(savedLines)
  const { save, isSaving } = useSaveQuantities(list, onEnd)
  const isEmpty = lines.every(({ qty }) => qty === 0)
  return (
    <>
      <ProductTable
        lines={lines}
        notes={notesByLine(list)}
        currency={list.currency}
        quantity={(line) =>
          line.qty === 0 ? (
            text('quick_order.left_out_line')
          ) : (
            <QuantityField value={line.qty} of={lineName(line)} onChange={(quantity) => set(line, quantity)} />
          )
        }
        action={(line) => {
          const before = savedLines.find(({ product }) => product.skuId === line.product.skuId)?.qty ?? 1
          return <LeaveOut line={line} onSet={(isOut) => set(line, isOut ? 0 : before)} />
        }}
      />
      <div className={classes.row}>
        <Button loading={isSaving} disabled={changed.length === 0 || isEmpty} onClick={() => save(changed)}>
          {text('quick_order.adjust_save')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {text('ui.cancel')}
        </Button>
      </div>
    </>
  )
}

/** The quantities of a list as they are typed; a line without pieces is left out. */
function useQuantities(savedLines: readonly Line[]) {
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const lines = savedLines.map((line) => ({ ...line, qty: quantities.get(line.product.number) ?? line.qty }))
  return {
    lines,
    changed: lines.filter(({ qty }, at) => qty !== savedLines[at]?.qty),
    set: ({ product }: Line, quantity: number) => setQuantities(new Map(quantities).set(product.number, quantity)),
  }
}

function useSaveQuantities({ quickOrderId: id, version, number }: QuickOrder, onSaved: () => void) {
  const text = useText()
  const adjusting = useAdjustList()
  const save = (changed: readonly Line[]) => {
    const lines = changed.map(({ product, qty }) => ({ number: product.number, qty }))
    adjusting.send(
      { id, version, lines },
      {
        onSuccess: () => {
          toast(text('quick_order.adjusted', { number }), 'good')
          onSaved()
        },
      },
    )
  }
  return { save, isSaving: adjusting.state === 'sending' }
}

/** Leaves a line out, or takes it back as it was. */
function LeaveOut({ line, onSet }: { line: Line; onSet: (isOut: boolean) => void }) {
  const text = useText()
  const isOut = line.qty === 0
  const word = text(isOut ? 'quick_order.adjust_take_back' : 'quick_order.adjust_leave_out')
  return (
    <Button variant="default" size="compact-sm" aria-label={`${word}: ${lineName(line)}`} onClick={() => onSet(!isOut)}>
      {word}
    </Button>
  )
}
