import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { longestCode } from '../../../../../../rules/catalogue/product/number.ts'
import type { Scan } from '../../../../../../rules/fulfilment/shipment/picking.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { typeSeparator } from '../../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../Warehouse.module.css'

/** Each scan confirms pieces; all of them are confirmed by one press. */
export function ScanField({ onScan, onAll }: { onScan: (entered: string) => void; onAll: () => void }) {
  const text = useText()
  const [entered, setEntered] = useState('')
  return (
    <form
      className={classes.scan}
      onKeyDown={typeSeparator}
      onSubmit={(event) => {
        event.preventDefault()
        onScan(entered)
        setEntered('')
      }}
    >
      <TextInput
        label={text('warehouse.scan')}
        description={text('warehouse.scan_hint')}
        autoComplete="off"
        autoFocus
        maxLength={longestCode}
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
      />
      <Button type="submit" variant="tonal">
        {text('warehouse.confirm')}
      </Button>
      <Button variant="default" onClick={onAll}>
        {text('warehouse.confirm_all')}
      </Button>
    </form>
  )
}

/** What the last scan has confirmed, or why nothing. */
export function ScanResult({ lastScan }: { lastScan: Scan | null }) {
  const text = useText()
  if (!lastScan) return null
  if ('line' in lastScan) return text('warehouse.scanned', { number: lastScan.line.number, pieces: lastScan.pieces })
  if (lastScan.wrong === 'too_many')
    return text('warehouse.scan_too_many', { number: lastScan.number, left: lastScan.left })
  return text(wrongTexts[lastScan.wrong], { number: lastScan.number })
}

const wrongTexts = {
  unknown: 'warehouse.scan_unknown',
  complete: 'warehouse.scan_complete',
  pieces: 'warehouse.scan_pieces',
  several: 'stock.several_products',
  check_digit: 'scan.check_digit',
  variable_measure: 'scan.variable_measure',
  no_product: 'scan.no_product',
} as const
