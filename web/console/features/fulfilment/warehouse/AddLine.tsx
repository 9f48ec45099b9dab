import { TextInput } from '@mantine/core'
import { longestCode } from '../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { typeSeparator } from '../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { useTypedLine } from './useTypedLine.ts'
import classes from './Warehouse.module.css'

/** A product of a receipt with its pieces; the field is ready for the next one. */
export function AddLine({ typed }: { typed: ReturnType<typeof useTypedLine> }) {
  const text = useText()
  const { numberField, number, qty, pieces, fault, isAsking, type, add } = typed
  return (
    <form
      className={classes.scan}
      onKeyDown={typeSeparator}
      onSubmit={(event) => {
        event.preventDefault()
        // The next product is scanned at once, also over one that was refused.
        const added = add()
        if (added === 'added') numberField.current?.focus()
        else if (added === 'refused') numberField.current?.select()
      }}
    >
      <TextInput
        ref={numberField}
        label={text('warehouse.number')}
        description={text('warehouse.entry_hint')}
        autoComplete="off"
        autoFocus
        maxLength={longestCode}
        value={number}
        error={fault && text(faultTexts[fault])}
        onChange={({ target }) => type({ number: target.value, qty })}
      />
      <TextInput
        label={text('desk.pieces')}
        className={classes.qty}
        inputMode="numeric"
        autoComplete="off"
        value={qty}
        error={pieces === undefined && text('warehouse.pieces_wrong')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type({ number, qty: target.value })}
      />
      <Button type="submit" variant="tonal" aria-busy={isAsking}>
        {text('warehouse.add_line')}
      </Button>
    </form>
  )
}

const faultTexts = {
  check_digit: 'scan.check_digit',
  variable_measure: 'scan.variable_measure',
  no_product: 'scan.no_product',
  pieces: 'warehouse.pieces_of_carton',
  count: 'warehouse.pieces_wrong',
} as const
