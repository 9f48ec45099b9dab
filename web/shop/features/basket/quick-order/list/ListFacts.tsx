import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type Fact, Facts } from '../../../../../ui/list/Facts.tsx'
import classes from '../QuickOrder.module.css'
import type { QuickOrder } from '../queries.ts'

/** What an approver needs to know of a list: total, number, place, and the limit of its author. */
export function ListFacts({ list }: { list: QuickOrder }) {
  const text = useText()
  const { money } = useFormat()
  const { currency, limits } = list
  const spent = money(limits?.spentThisMonth ?? 0, currency)
  const limit = [
    limits?.order != null && text('quick_order.limit_order', { amount: money(limits.order, currency) }),
    limits?.month != null && text('quick_order.limit_month', { amount: money(limits.month, currency), spent }),
  ].filter(Boolean)
  const facts: Fact[] = [
    [text('quick_order.sum_goods'), list.sum === null ? '' : money(list.sum, currency)],
    [text('order.po'), list.poNumber],
    [text('order.ship_to'), list.shipTo],
    [text('quick_order.limit', { name: list.madeBy }), limit.join(' · ')],
  ]
  return <Facts facts={facts} className={classes.facts} />
}
