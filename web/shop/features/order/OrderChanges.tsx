import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Changed, OrderChange } from '../../../../rules/order-changes.ts'
import type { TextKey } from '../../../../texts/index.ts'
import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import { Table } from '../../../ui/Table.tsx'
import { useCarrierName } from './carrier.ts'
import classes from './OrderChanges.module.css'

const words: Record<Changed, TextKey> = {
  disabled: 'basket_line.quantity',
  quantity: 'basket_line.quantity',
  price: 'basket_line.unit_price',
  shipsNow: 'order.ships_now',
  expectedOn: 'order.expected',
  shipTo: 'order.ship_to',
  billTo: 'order.bill_to',
  carrier: 'order.ship_via',
  promisedOn: 'order.promised_on',
  coupon: 'coupon.code',
  discount: 'order.discount',
  shipping: 'order.shipping',
  handling: 'order.handling',
  vatRate: 'order_change.vat_rate',
  vat: 'order.vat_none',
  total: 'order.grand_total',
}

type Props = {
  changes: readonly OrderChange[]
  currency: string
  /** Whoever confirmed it is led here; who did not yet goes on with what he does, and hears of it. */
  told: boolean
  children: ReactNode
}

/** What is not as it was confirmed or seen, before and now; it is confirmed anew from here. */
export function OrderChanges({ changes, currency, told, children }: Props) {
  const text = useText()
  const title = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (told) section.current?.focus()
  }, [told])
  return (
    <section ref={section} tabIndex={-1} className={classes.changes} aria-labelledby={title}>
      <h2 id={title}>{text('order_change.title', { count: changes.length })}</h2>
      <p {...(!told && { role: 'alert' })}>{text('order.changed_what')}</p>
      {changes.length > 0 && <ChangeTable changes={changes} currency={currency} />}
      {children}
    </section>
  )
}

function ChangeTable({ changes, currency }: Pick<Props, 'changes' | 'currency'>) {
  const text = useText()
  const say = useSaid(currency)
  const heads = [text('product.product'), text('order_change.what')]
  return (
    <Table heads={[...heads, { right: text('order_change.before') }, { right: text('order_change.now') }]}>
      {changes.map((change) => (
        <tr key={`${change.number}-${change.what}`}>
          <td>{change.number ?? text('order_change.whole')}</td>
          <td>{text(words[change.what])}</td>
          <td data-right data-label={text('order_change.before')}>
            {say(change, change.before)}
          </td>
          <td data-right data-label={text('order_change.now')}>
            <strong>{say(change, change.now)}</strong>
          </td>
        </tr>
      ))}
    </Table>
  )
}

function useSaid(currency: string) {
  const text = useText()
  const { money, number, day } = useFormat()
  const carrierName = useCarrierName()
  return ({ what, kind }: OrderChange, value: OrderChange['now']) => {
    if (value === null) return text(what === 'disabled' ? 'order_change.disabled' : 'order_change.none')
    if (typeof value === 'string') {
      if (kind === 'day') return day(value)
      return what === 'carrier' ? carrierName(value) : value
    }
    if (kind === 'money') return money(value, currency)
    return kind === 'percent' ? text('order.vat', { rate: number(value) }) : number(value)
  }
}
