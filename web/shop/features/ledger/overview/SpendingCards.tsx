import { isoDay } from '../../../../../rules/shipping/day.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { AmountList } from '../../../../ui/list/AmountList.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { type Bar, Bars } from './Bars.tsx'
import { Card } from './Card.tsx'
import { ItemsLink } from './ItemsLink.tsx'
import classes from './Overview.module.css'
import type { Spending } from './queries.ts'
import { useCardTitle } from './useCardTitle.ts'

/** What was bought in a currency in the last twelve months: by month, by brand and by product. */
export function SpendingCards({ spending, isAlone }: { spending: Spending; isAlone: boolean }) {
  const text = useText()
  const title = useCardTitle()
  const parts = useParts(spending)
  const { currency, total } = spending
  return parts.map(({ part, head, bars }) => (
    <Card key={part} title={title(`overview.by_${part}`, { currency, isAlone })} hint={text('overview.spending_hint')}>
      <Bars
        title={title(`overview.by_${part}`, { currency, isAlone })}
        heads={[head, text('overview.net')]}
        bars={bars}
        currency={currency}
        isLong={part === 'product'}
      />
      <AmountList className={classes.sums} currency={currency} amounts={[[text('overview.total'), total]]} />
    </Card>
  ))
}

type Part = { part: 'month' | 'brand' | 'product'; head: string; bars: Bar[] }

/** The same total in three ways, each with what stands by itself and the rest. */
function useParts({ months, brands, products, ...rest }: Spending): Part[] {
  const text = useText()
  const { month } = useFormat()
  const nameOf = useProductName()
  const others = (word: 'overview.other_brands' | 'overview.other_products', amount: number) =>
    [toRest(text(word), amount), toRest(text('overview.charges'), rest.charges)].filter((bar) => bar.amount !== 0)
  const ofMonths = months.map((one) => {
    const name = month(one.month)
    return { key: one.month, label: one.net === 0 ? name : toItems(one.month, name), amount: one.net }
  })
  const ofBrands = brands.map(({ brand, net }) => ({ key: brand, label: brand, amount: net }))
  const ofProducts = products.map((one) => {
    return { key: one.number, label: `${one.number} · ${nameOf(one)}`, amount: one.net }
  })
  return [
    { part: 'month', head: text('overview.month'), bars: ofMonths },
    {
      part: 'brand',
      head: text('overview.brand'),
      bars: [...ofBrands, ...others('overview.other_brands', rest.otherBrands)],
    },
    {
      part: 'product',
      head: text('overview.product'),
      bars: [...ofProducts, ...others('overview.other_products', rest.otherProducts)],
    },
  ]
}

function toItems(month: string, name: string) {
  const [year = 0, at = 1] = month.split('-').map(Number)
  const until = isoDay(new Date(Date.UTC(year, at, 0)))
  return (
    <ItemsLink view="all" search={{ from: `${month}-01`, until }}>
      {name}
    </ItemsLink>
  )
}

const toRest = (label: string, amount: number): Bar => ({ key: label, label, amount, tone: 'rest' })
