import type { ItemKind } from '../../../../../rules/ledger/item.ts'
import type { Language } from '../../../../../texts/index.ts'
import { say } from '../../../../../texts/say.ts'
import type { Formats } from '../../../../documents/formats.ts'
import { page } from '../../../../documents/page.ts'
import type { Sheet } from '../../../../documents/sheet.ts'
import type { Column } from '../../../../documents/table.ts'
import type { FoundStatement, PaidStatement } from '../find-statement.ts'
import { otherIssuer } from '../other-issuer.ts'

/** What every part of the document is drawn with, of one currency. */
export type StatementSheet = {
  sheet: Sheet
  found: FoundStatement
  statement: PaidStatement
  formats: Formats
  language: Language
}

/** What an item is, and who issued it where that is another company than the one that writes. */
export const kindWords = ({ found, language }: StatementSheet, item: { kind: ItemKind; issuer: string | null }) =>
  [say(language, `finance.kind_${item.kind}`), otherIssuer(found, item)].filter(Boolean).join(' · ')

export type Unplaced<Row> = Omit<Column<Row>, 'x' | 'width'> & { width?: number }

const gap = 6

/** From left to right; the one that has no width takes what the others leave. */
export function placeColumns<Row>(columns: readonly Unplaced<Row>[]): Column<Row>[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width + gap, -gap)
  let x = page.left
  return columns.map((column) => {
    const { width = page.right - page.left - fixed } = column
    const placed = { ...column, x, width }
    x += width + gap
    return placed
  })
}
