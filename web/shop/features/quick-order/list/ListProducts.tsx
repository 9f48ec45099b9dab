import { type ReactNode, useState } from 'react'
import { numberOf } from '../../../../../rules/product/number.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { QuantityField } from '../../../../ui/controls/QuantityField.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { ProductTable } from '../lines/ProductTable.tsx'
import { type Line, notesOf } from '../lines/useList.ts'
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
  const kept: Line[] = list.lines.map(({ qty, custNumber, note: _note, ...product }) => ({ product, qty, custNumber }))
  const isAdjusting = isOpen && list.may.adjust
  return (
    <div ref={keepsFocus}>
      {!isAdjusting && actions}
      {isAdjusting ? (
        // A list that somebody else has changed meanwhile is begun anew.
        <Adjusting key={list.version} list={list} kept={kept} onEnd={() => setOpen(false)} />
      ) : (
        <ProductTable lines={kept} notes={notesOf(list)} currency={list.currency} quantity={({ qty }) => number(qty)} />
      )}
      {!isOpen && list.may.adjust && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {text('quick_order.adjust')}
        </Button>
      )}
    </div>
  )
}

const calledOf = ({ product }: Line) => numberOf(product)

type AdjustingProps = { list: QuickOrder; kept: readonly Line[]; onEnd: () => void }

function Adjusting({ list, kept, onEnd }: AdjustingProps) {
  const text = useText()
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const adjusting = useAdjustList()
  const quantityOf = ({ product, qty }: Line) => quantities.get(product.number) ?? qty
  const set = ({ product }: Line, quantity: number) => setQuantities(new Map(quantities).set(product.number, quantity))
  const changed = kept.filter((line) => quantityOf(line) !== line.qty)
  const isEmpty = kept.every((line) => quantityOf(line) === 0)

  const save = () =>
    adjusting.send(
      {
        id: list.quickOrderId,
        version: list.version,
        lines: changed.map((line) => ({ number: line.product.number, qty: quantityOf(line) })),
      },
      {
        onSuccess: () => {
          toast(text('quick_order.adjusted', { number: list.number }), 'good')
          onEnd()
        },
      },
    )
  return (
    <>
      <ProductTable
        lines={kept.map((line) => ({ ...line, qty: quantityOf(line) }))}
        notes={notesOf(list)}
        currency={list.currency}
        quantity={(line) =>
          line.qty === 0 ? (
            text('quick_order.left_out_line')
          ) : (
            <QuantityField value={line.qty} of={calledOf(line)} onChange={(quantity) => set(line, quantity)} />
          )
        }
        action={(line) => {
          const before = kept.find(({ product }) => product.skuId === line.product.skuId)?.qty ?? 1
          return <LeaveOut line={line} onSet={(isOut) => set(line, isOut ? 0 : before)} />
        }}
      />
      <div className={classes.row}>
        <Button loading={adjusting.state === 'sending'} disabled={changed.length === 0 || isEmpty} onClick={save}>
          {text('quick_order.adjust_save')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {text('ui.cancel')}
        </Button>
      </div>
    </>
  )
}

/** Leaves a line out, or takes it back as it was. */
function LeaveOut({ line, onSet }: { line: Line; onSet: (isOut: boolean) => void }) {
  const text = useText()
  const isOut = line.qty === 0
  const word = text(isOut ? 'quick_order.adjust_take_back' : 'quick_order.adjust_leave_out')
  return (
    <Button variant="default" size="compact-sm" aria-label={`${word}: ${calledOf(line)}`} onClick={() => onSet(!isOut)}>
      {word}
    </Button>
  )
}
