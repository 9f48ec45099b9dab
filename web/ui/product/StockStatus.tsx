import { IconCircleCheckFilled, IconCircleMinus, IconClockHour4 } from '@tabler/icons-react'
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
      <Word
        icon="there"
        words={
          where.length > 0
            ? text('ui.in_stock_where', { pieces, where: where.join(' ') })
            : text('ui.in_stock', { pieces })
        }
      />
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

function Word({ icon, words }: { icon: keyof typeof icons; words: string }) {
  const Icon = icons[icon]
  return (
    <span className={classes.word} data-stock={icon}>
      <Icon size={15} aria-hidden className={classes.icon} />
      {words}
    </span>
  )
}
