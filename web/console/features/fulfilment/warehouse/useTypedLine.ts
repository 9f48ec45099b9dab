import { useEffect, useRef, useState } from 'react'
import { findShelves } from '../../../../../contract/fulfilment/stock.ts'
import { mostCountedPieces } from '../../../../../rules/catalogue/product/stock.ts'
import { type Entry, readCounted } from '../../../../../rules/scan/entry.ts'
import { call } from '../../../../api/call.ts'

type LineTarget = {
  onAdd: (number: string, qty: number) => void
  /** Enter in the empty field: nothing more is added. */
  onEnd: () => void
}

type Fault = Extract<Entry, { fault: string }>['fault'] | 'count'
type Line = { number: string; qty: string }

/** What stands in the fields and is wrong with it; `open` are unknown cartons for which the field is not free yet. */
type Typed = { line: Line; fault?: Fault; open: readonly string[] }

const emptyLine = { number: '', qty: '1' }

/** The fields of a line. Of a carton the catalogue is asked for the pieces while scanning goes on, and where it knows none the person is. */
export function useTypedLine({ onAdd, onEnd }: LineTarget) {
  const numberField = useRef<HTMLInputElement>(null)
  const [{ line, fault }, setTyped] = useState<Typed>({ line: emptyLine, open: [] })
  const [asking, setAsking] = useState(0)
  const { number, qty } = line
  const pieces = readPieces(qty)
  useEffect(() => {
    // The next scan, or the pieces, go over a carton that came back.
    if (fault === 'pieces' && number !== '') numberField.current?.select()
  }, [fault, number])

  const ask = async (carton: string) => {
    setAsking((count) => count + 1)
    const found = await call(findShelves, { query: { number: carton } }).catch(() => undefined)
    setAsking((count) => count - 1)
    if (found?.pieces && isCount(found.pieces)) onAdd(found.number, found.pieces)
    else setTyped((typed) => toOpen(typed, carton))
  }

  const add = () => {
    if (number.trim() === '') return onEnd()
    const entry = pieces && readLine(number, pieces)
    if (!entry) return undefined
    if ('fault' in entry && entry.fault !== 'pieces') {
      setTyped(({ open }) => ({ line, fault: entry.fault, open }))
      return 'refused'
    }
    if ('fault' in entry) void ask(number.trim())
    else onAdd(entry.number, entry.pieces)
    setTyped(toNext)
    return 'added'
  }
  const type = (next: Line) => setTyped(({ open }) => ({ line: next, open }))
  return { numberField, number, qty, pieces, fault, isAsking: asking > 0, type, add }
}

/** Asks the user for the pieces of a carton, at once where the field is empty. */
const toOpen = (typed: Typed, carton: string): Typed =>
  typed.line.number === ''
    ? toNext({ ...typed, open: [carton, ...typed.open] })
    : { ...typed, open: [...typed.open, carton] }

/** The fields for the next line: a carton that is still open, or nothing. */
function toNext({ open: [carton, ...open] }: Typed): Typed {
  if (carton === undefined) return { line: emptyLine, open }
  return { line: { ...emptyLine, number: carton }, fault: 'pieces', open }
}

/** Pieces of a line as they are typed; undefined for what is none. */
function readPieces(typed: string) {
  const pieces = /^\d{1,7}$/.test(typed) ? Number(typed) : 0
  return isCount(pieces) ? pieces : undefined
}

const isCount = (pieces: number) => pieces >= 1 && pieces <= mostCountedPieces

/** What was entered, in one field or in two: `7*` before a number says how many as long as nothing else does. */
function readLine(number: string, pieces: number): Entry | { fault: Fault } {
  const line = readCounted(number, pieces === 1 ? undefined : pieces)
  return 'fault' in line || isCount(line.pieces) ? line : { fault: 'count' }
}
