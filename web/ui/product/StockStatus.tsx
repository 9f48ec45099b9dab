import { IconCircleCheckFilled, IconCircleMinus, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import type { Product } from './product.ts'
import classes from './StockStatus.module.css'

/** Stock as word, number and where; the expected date when there is none. */
export function StockStatus({ stock, status }: Pick<Product, 'stock' | 'status'>) {
  const text = useText()
  const { number, day } = useFormat()

  if (status === 'disabled') return <Word icon="none" words={text('ui.disabled')} />
  if (status === 'announced') return <Word icon="later" words={text('ui.announced')} />
  if (stock.total > 0) {
    const where = stock.byWarehouse.filter(({ pieces }) => pieces > 0).map(({ warehouse }) => warehouse)
    const pieces = number(stock.total)
    return (
      <Word icon="there" words={text('ui.in_stock', { pieces })}>
        {where.length > 0 && (
          <span className={classes.where}>
            <span className={classes.dot}> · </span>
            {where.join(' ')}
          </span>
        )}
      </Word>
    )
  }
  return (
    <span className={classes.stock}>
      <Word icon={stock.expectedOn ? 'later' : 'none'} words={text('ui.out_of_stock')} />
      <span className={classes.expected}>
        {stock.expectedOn
          ? text('ui.expected_quantity_on', { quantity: number(stock.expectedQty), date: day(stock.expectedOn) })
          : text('ui.no_arrival')}
      </span>
    </span>
  )
}

const icons = { there: IconCircleCheckFilled, later: IconClockHour4, none: IconCircleMinus }

type WordProps = { icon: keyof typeof icons; words: string; children?: ReactNode }

function Word({ icon, words, children }: WordProps) {
  const Icon = icons[icon]
  return (
    <span className={classes.word} data-stock={icon}>
      <Icon size={15} aria-hidden className={classes.icon} />
      <span>
        {words}
        {children}
      </span>
    </span>
  )
}
