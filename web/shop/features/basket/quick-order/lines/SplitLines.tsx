import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import { CorrectableLine } from './CorrectableLine.tsx'
import type { SplitLine } from './list-in-hand.ts'
import type { List } from './useList.ts'

/** Lines with several products, as they were typed, beside what became of them. */
export function SplitLines({ list }: { list: List }) {
  const text = useText()
  const { split } = list
  if (split.length === 0) return null
  return (
    <section className={classes.open}>
      <h2>{text('quick_order.several_title', { lines: split.length })}</h2>
      <p className={classes.hint}>{text('quick_order.several_hint')}</p>
      <ul>
        {split.map((line) => (
          <Split key={line.key} line={line} list={list} />
        ))}
      </ul>
    </section>
  )
}

function Split({ line, list }: { line: SplitLine; list: List }) {
  const text = useText()
  return (
    <CorrectableLine
      row={line.row}
      typed={line.whole}
      explanation={line.made.map(({ product, qty }) => `${qty} × ${shownNumber(product)}`).join(' · ')}
      onRead={(answer) => list.correctSplit(line, answer)}
      other={{ label: text('quick_order.several_right'), onClick: () => list.dismiss(line) }}
    />
  )
}
