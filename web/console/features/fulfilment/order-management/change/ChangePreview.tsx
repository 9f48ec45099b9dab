import { useEffect, useRef } from 'react'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import { OrderTotals } from '../../../../../ui/order/OrderTotals.tsx'
import page from '../../../../../ui/page/ConsolePage.module.css'
import type { Preview } from './useOrderChange.ts'

/**
 * What a change would make of an order: each line before and after, what waits, what its account and its coupon say, and the sums. It comes
 * into view, as the form above is longer than most screens.
 */
export function ChangePreview({ preview }: { preview: Preview }) {
  const text = useText()
  const { money, day } = useFormat()
  const { currency } = preview.totals
  const { promisedBefore, promisedOn, revision } = preview
  const shown = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview comes into view, too.
  useEffect(() => {
    // Newer browsers answer a promise here, which must not be taken for what ends the effect.
    void shown.current?.scrollIntoView({ block: 'start' })
  }, [revision])
  return (
    <section ref={shown} aria-label={text('desk.change_preview')} aria-live="polite">
      {preview.warnings.map(({ reason, msg }) => (
        <p key={reason} role="alert">
          {msg}
        </p>
      ))}
      <Table
        heads={[text('desk.product'), { right: text('desk.change_before') }, { right: text('desk.change_after') }]}
      >
        {preview.lines.map((line) => (
          <tr key={line.position}>
            <td>
              <span className={page.number}>{line.number}</span> {line.name}
              {line.waiting > 0 && <small> · {text('desk.change_waits', { count: line.waiting })}</small>}
            </td>
            <td data-right data-label={text('desk.change_before')}>
              {line.priceBefore === null ? '–' : `${line.qtyBefore} × ${money(line.priceBefore, currency)}`}
            </td>
            <td data-right data-label={text('desk.change_after')}>
              {line.qty === 0 ? '–' : `${line.qty} × ${money(line.price, currency)}`}
            </td>
          </tr>
        ))}
      </Table>
      <h3>{text('desk.change_before')}</h3>
      <OrderTotals totals={preview.totalsBefore} couponCode={preview.couponBefore} />
      <h3>{text('desk.change_after')}</h3>
      <OrderTotals totals={preview.totals} couponCode={preview.couponCode} />
      {promisedOn !== promisedBefore && (
        <p>
          {text('order.promised_on')}: {promisedBefore ? day(promisedBefore) : text('ui.no_arrival')} →{' '}
          <b>{promisedOn ? day(promisedOn) : text('ui.no_arrival')}</b>
        </p>
      )}
      <p>
        {text('desk.change_difference')}: <b>{money(preview.difference, currency)}</b>
      </p>
    </section>
  )
}
