import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Changed, OrderChange } from '../../../../../../rules/order/changes.ts'
import type { TextKey } from '../../../../../../texts/index.ts'
import { useCarrierName } from '../../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { Table } from '../../../../../ui/list/Table.tsx'
import orderClasses from '../../Order.module.css'
import { ProductNumber } from '../../ProductNumber.tsx'
import type { Preview } from '../../queries.ts'
import classes from './OrderChanges.module.css'

const words: Record<Changed, TextKey> = {
  quantity: 'basket_line.quantity',
  custNumber: 'basket_line.cust_number',
  note: 'basket_line.note',
  price: 'basket_line.unit_price',
  shipsNow: 'order.in_stock',
  preOrdered: 'order_change.pre_ordered',
  expectedOn: 'order.expected',
  shipTo: 'order.ship_to',
  billTo: 'order.bill_to',
  orderType: 'order.type',
  files: 'order_change.files',
  shipFrom: 'order.ship_from',
  carrier: 'order.ship_via',
  forwarder: 'forwarder.choose',
  promisedOn: 'order.promised_on',
  backOrders: 'back_order.title',
  coupon: 'coupon.code',
  discount: 'order.discount',
  shipping: 'order.shipping',
  handling: 'order.handling',
  vatRate: 'order_change.vat_rate',
  vatReason: 'order.vat_none',
  vat: 'order.vat_none',
  terms: 'order.payment',
  outcome: 'order.status',
  total: 'order.grand_total',
}

type Props = {
  changes: readonly OrderChange[]
  currency: string
  warehouses: Preview['warehouses']
  /** Whoever confirmed it is led here; who did not yet goes on with what they do, and hears of it. */
  takesFocus: boolean
  children: ReactNode
}

/** What is not as it was confirmed or seen, before and now; it is confirmed again from here. */
export function OrderChanges({ takesFocus, children, ...shown }: Props) {
  const text = useText()
  const title = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])
  return (
    <section ref={section} tabIndex={-1} className={classes.changes} aria-labelledby={title}>
      <h2 id={title}>{text('order_change.title', { count: shown.changes.length })}</h2>
      <p {...(!takesFocus && { role: 'alert' })}>{text('order.changed_what')}</p>
      <ChangeTable {...shown} />
      {children}
    </section>
  )
}

function ChangeTable({ changes, currency, warehouses }: Omit<Props, 'takesFocus' | 'children'>) {
  const text = useText()
  const nameOf = useNameIn(warehouses)
  const say = useChangeText(currency, nameOf)
  const heads = [text('product.product'), text('order_change.what')]
  return (
    <Table heads={[...heads, { right: text('order_change.before') }, { right: text('order_change.now') }]}>
      {changes.map((change) => (
        <tr key={`${change.warehouse}-${change.number}-${change.what}`}>
          <td>
            {change.number === null ? (
              change.warehouse === null && text('order_change.whole')
            ) : (
              <ProductNumber product={{ ...change, number: change.number }} />
            )}
            {change.warehouse !== null && (
              <span className={change.number === null ? undefined : orderClasses.small}>
                {text('order_split.from', { place: nameOf(change.warehouse) })}
              </span>
            )}
          </td>
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

/** The texts of what is chosen out of a few, by its value. */
const choices: Partial<Record<Changed, string>> = {
  orderType: 'order.type_',
  backOrders: 'back_order.',
  outcome: 'order_change.outcome_',
  vatReason: '',
}

function useNameIn(warehouses: Preview['warehouses']) {
  const warehouseName = useWarehouseName()
  return (code: string) => warehouseName(code, warehouses.find(({ warehouse }) => warehouse === code)?.name ?? code)
}

function useChangeText(currency: string, nameOf: (code: string) => string) {
  const text = useText()
  const { money, number, day } = useFormat()
  const carrierName = useCarrierName()
  const words: Partial<Record<Changed, (value: string) => string>> = { carrier: carrierName, shipFrom: nameOf }
  return ({ what, kind }: OrderChange, value: OrderChange['now']) => {
    if (value === null) return text(what === 'quantity' ? 'order_change.disabled' : 'order_change.none')
    if (typeof value === 'string') {
      if (kind === 'day') return day(value)
      // The server names no other values.
      if (kind === 'choice') return text(`${choices[what] ?? ''}${value}` as TextKey)
      return words[what]?.(value) ?? value
    }
    if (kind === 'money') return money(value, currency)
    if (kind === 'days') return text('order.terms_days', { days: value })
    return kind === 'percent' ? text('order.vat', { rate: number(value) }) : number(value)
  }
}
