import { Button } from '../../../../../ui/controls/Button.tsx'
import { QuantityField } from '../../../../../ui/controls/QuantityField.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { ProductTable } from './ProductTable.tsx'
import type { List } from './useList.ts'

/** The lines of a list in hand, with their quantities to change, and each to be taken out. */
export function EditedLines({ list, currency }: { list: List; currency: string }) {
  const text = useText()
  return (
    <ProductTable
      lines={list.lines}
      notes={list.notes}
      currency={currency}
      quantity={({ product, qty }) => (
        <QuantityField value={qty} of={product.number} onChange={(pieces) => list.count(product.skuId, pieces)} />
      )}
      action={({ product }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text('quick_order.remove_line', { number: product.number })}
          onClick={() => list.remove(product.skuId)}
        >
          {text('ui.delete')}
        </Button>
      )}
    />
  )
}
