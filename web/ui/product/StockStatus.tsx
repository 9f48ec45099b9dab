import { IconCircleCheckFilled, IconCircleMinus, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { keepDates, useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { useShortDay } from '../language/useShortDay.ts'
import type { Product } from './product.ts'
import { usePromiser } from './promise.ts'
import classes from './StockStatus.module.css'

type Props = Pick<Product, 'stock' | 'status' | 'price'> & {
  /** What so many pieces are promised for, from the warehouse that was chosen for them. */
  pieces?: number
  pinned?: string | null
  /** What they are promised for together with others, where that is known; null where all of them wait. */
  planned?: { arrivesOn: string; parcels: readonly { warehouse: string }[] } | null | undefined
}

/** Stock as word and number, with the day and the place that it is promised from; the expected date when there is none. */
export function StockStatus({ pieces = 1, pinned = null, planned, ...product }: Props) {
  const { stock, status } = product
  const text = useText()
  const { number, day } = useFormat()
  // It has one line of a narrow column, and is days away.
  const shortDay = useShortDay()
  const alone = usePromiser()?.(product, pieces, pinned)
  const promise = planned === undefined && alone?.waitsFor === null ? alone : planned

  if (status === 'disabled') return <Word icon="none" words={text('ui.disabled')} />
  if (status === 'announced') return <Word icon="later" words={text('ui.announced')} />
  if (stock.total > 0) {
    const places = codes(stock.byWarehouse.filter((shelf) => shelf.pieces > 0))
    const isPromised = promise && promise.arrivesOn !== null
    return (
      <Word icon="there" words={text('ui.in_stock', { pieces: number(stock.total) })}>
        {places !== '' && (
          <span className={classes.where} data-promised={isPromised || undefined}>
            <span className={classes.dot}> · </span>
            {places}
          </span>
        )}
        {isPromised && (
          <span className={classes.promised}>
            {text('ui.arrives_from', { date: shortDay(promise.arrivesOn ?? ''), places: codes(promise.parcels) })}
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
          ? text('ui.expected_quantity_on', {
              quantity: number(stock.expectedQty),
              date: keepDates(day(stock.expectedOn)),
            })
          : text('ui.no_arrival')}
      </span>
    </span>
  )
}

const codes = (shelves: readonly { warehouse: string }[]) => shelves.map(({ warehouse }) => warehouse).join(' ')

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
