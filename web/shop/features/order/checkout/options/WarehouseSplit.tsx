import { useId } from 'react'
import classes from '../../../../../ui/form/RadioCards.module.css'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import type { OrderTypeProps } from './OrderFiles.tsx'

type Props = Pick<OrderTypeProps, 'preview' | 'options' | 'onChange'>

/** Orders from other warehouses at once what the one of the order lacks; nothing where they have no more of it. */
export function WarehouseSplit({ preview: { canSplit, warehouses }, options, onChange }: Props) {
  const text = useText()
  const { list } = useFormat()
  const warehouseName = useWarehouseName()
  const hint = useId()
  if (canSplit.length === 0) return null
  const nameOf = (code: string) => warehouseName(code, warehouses.find((one) => one.warehouse === code)?.name)
  const isSplit = options.splitByWarehouse === true
  return (
    <label className={classes.option} data-chosen={isSplit || undefined}>
      <input
        type="checkbox"
        checked={isSplit}
        aria-describedby={hint}
        onChange={({ target }) =>
          onChange(({ splitByWarehouse: _was, ...was }) => (target.checked ? { ...was, splitByWarehouse: true } : was))
        }
      />
      <span>
        {text('order_split.offer', {
          pieces: canSplit.reduce((sum, { pieces }) => sum + pieces, 0),
          places: list(canSplit.map(({ warehouse }) => nameOf(warehouse))),
          count: canSplit.length,
        })}
        <small id={hint}>{text('order_split.hint')}</small>
      </span>
    </label>
  )
}
