import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { findShelves } from '../../../../../contract/fulfilment/stock.ts'
import { longestCode } from '../../../../../rules/catalogue/product/number.ts'
import { readEntry } from '../../../../../rules/scan/entry.ts'
import { CallFailed, call } from '../../../../api/call.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { typeSeparator } from '../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../ui/language/language.tsx'

/** `onAsk`: so many more scans wait for the catalogue, or fewer. */
type Props = { number: string; onCount: (pieces: number) => void; onAsk: (scans: 1 | -1) => void }

/** A field for what lies on a shelf, scanned one after the other: a piece is one, a carton what the catalogue knows of it. */
export function ScanCount({ number, onCount, onAsk }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const [typed, setTyped] = useState('')
  const [counted, setCounted] = useState<number>()
  const [fault, setFault] = useState<string>()

  const scan = async () => {
    const { number: code, pieces } = readEntry(typed)
    if (code === '') return
    setTyped('')
    setFault(undefined)
    onAsk(1)
    try {
      const found = await call(findShelves, { query: { number: code } })
      const count = pieces ?? found.pieces
      if (found.number !== number) return setFault(text('warehouse.scan_other', { number: found.number }))
      if (count === null) return setFault(text('warehouse.scan_pieces', { number }))
      setCounted((before = 0) => before + count)
      onCount(count)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFault(reasonOf(error))
    } finally {
      onAsk(-1)
    }
  }
  return (
    <form
      onKeyDown={typeSeparator}
      onSubmit={(event) => {
        event.preventDefault()
        void scan()
      }}
    >
      <TextInput
        label={text('warehouse.scan_count')}
        description={text('warehouse.scan_count_hint')}
        autoComplete="off"
        maxLength={longestCode}
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{counted !== undefined && text('warehouse.scan_counted', { pieces: counted })}</p>
    </form>
  )
}
