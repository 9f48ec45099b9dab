import { TextInput } from '@mantine/core'
import { longestCode } from '../../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { typeSeparator } from '../../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import page from '../../../../../ui/page/ConsolePage.module.css'
import { useProductName } from '../../../../../ui/product/name.ts'
import classes from '../PurchaseOrder.module.css'
import type { findTypedFaults, TypedLine } from './line-draft.ts'

type Props = {
  line: TypedLine
  faults: ReturnType<typeof findTypedFaults>
  onChange: (part: Partial<TypedLine>) => void
  onRemove: () => void
}

/** The fields of one line; a line that is stored keeps its product. */
export function LineFields({ line, faults, onChange, onRemove }: Props) {
  const text = useText()
  const { number, received } = line
  const bind = (field: (typeof faults)[number], label: string) => ({
    'aria-label': number ? text('purchase_order.field_of', { field: label, number }) : label,
    autoComplete: 'off',
    value: line[field],
    error: faults.includes(field) && text(`purchase_order.wrong_${field}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <tr>
      <td data-wide>
        {line.position === null ? (
          <TextInput
            {...bind('number', text('warehouse.number'))}
            placeholder={text('warehouse.number_hint')}
            maxLength={longestCode}
            onKeyDown={typeSeparator}
            autoFocus
          />
        ) : (
          <StoredProduct line={line} />
        )}
      </td>
      <td data-label={text('desk.pieces')}>
        <TextInput
          {...bind('pieces', text('desk.pieces'))}
          className={classes.pieces}
          inputMode="numeric"
          maxLength={7}
        />
      </td>
      <td data-label={text('purchase_order.price')}>
        <TextInput
          {...bind('price', text('purchase_order.price'))}
          className={classes.price}
          inputMode="decimal"
          maxLength={12}
        />
      </td>
      <td data-label={text('warehouse.expected_on')}>
        <TextInput {...bind('day', text('warehouse.expected_on'))} type="date" />
      </td>
      <td data-wide>{received === 0 && <RemoveButton number={number} onRemove={onRemove} />}</td>
    </tr>
  )
}

function StoredProduct({ line: { number, product, received } }: { line: TypedLine }) {
  const text = useText()
  const nameOf = useProductName()
  return (
    <>
      <span className={page.number}>{number}</span> {product && nameOf(product)}
      {received > 0 && <span className={page.quiet}>{text('purchase_order.received_of', { pieces: received })}</span>}
    </>
  )
}

function RemoveButton({ number, onRemove }: { number: string; onRemove: () => void }) {
  const text = useText()
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={text('warehouse.remove_line_of', { number })}
      onClick={onRemove}
    >
      {text('warehouse.remove_line')}
    </Button>
  )
}
