import { useText } from '../../../../ui/language/language.tsx'
import { useShortDay } from '../../../../ui/language/useShortDay.ts'
import { AmountList } from '../../../../ui/list/AmountList.tsx'
import { type Bar, Bars } from './Bars.tsx'
import { Card } from './Card.tsx'
import { ItemsLink } from './ItemsLink.tsx'
import classes from './Overview.module.css'
import type { Due } from './queries.ts'
import { useCardTitle } from './useCardTitle.ts'

/** What is due when in a currency: overdue, by week, later, and what is disputed; what is the customer's stands apart. */
export function DueCard({ due: { currency, bars, unallocated, balance }, isAlone }: { due: Due; isAlone: boolean }) {
  const text = useText()
  const label = useLabel()
  const title = useCardTitle()('overview.due', { currency, isAlone })
  const shown = bars.map((bar, at): Bar => {
    const tone = bar.kind === 'overdue' ? { tone: 'late' as const } : {}
    return { key: `${bar.kind} ${bar.from}`, label: linkTo(bar, label(bar, at === 1)), amount: bar.amount, ...tone }
  })
  return (
    <Card title={title} hint={text('overview.due_hint')}>
      <Bars title={title} heads={[text('overview.when'), text('overview.open')]} bars={shown} currency={currency} />
      <AmountList
        className={classes.sums}
        currency={currency}
        amounts={[
          ...(unallocated > 0 ? [[text('finance.unallocated'), -unallocated] as const] : []),
          [text('finance.balance'), balance],
        ]}
      />
    </Card>
  )
}

/** The name of a bar as the way to what it is made of, where there is something. */
function linkTo({ kind, from, until, amount }: Due['bars'][number], name: string) {
  if (amount === 0) return name
  const days = { dueFrom: from ?? undefined, dueUntil: until ?? undefined }
  return (
    <ItemsLink view="openInvoice" search={kind === 'disputed' ? { bucket: kind } : days}>
      {name}
    </ItemsLink>
  )
}

/** Says which days a bar is of. */
function useLabel() {
  const text = useText()
  const day = useShortDay()
  return ({ kind, from, until }: Due['bars'][number], isThisWeek: boolean) => {
    if (kind === 'disputed') return text('finance.bucket_disputed')
    if (kind === 'overdue' || from === null) return text('overview.overdue')
    if (until === null) return text('overview.later', { date: day(from, -1) })
    return isThisWeek
      ? text('overview.this_week', { date: day(until) })
      : text('overview.week', { from: day(from), until: day(until) })
  }
}
