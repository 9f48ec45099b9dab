import { useId } from 'react'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { OrderTotals } from '../../../../ui/order/OrderTotals.tsx'
import sums from '../../../../ui/order/Totals.module.css'
import classes from '../Order.module.css'
import { OrderLines } from '../OrderLines.tsx'
import type { Preview } from '../queries.ts'
import { usePromise, waitText } from './options/carrier.ts'

type Part = Preview['parts'][number]

/** What each of the orders that it is split into has, by whom it comes and when. */
export function SplitLines({ preview }: { preview: Preview }) {
  const titleOf = useTitle(preview)
  return preview.parts.map((part, at) => (
    <PartLines key={part.shipFrom} preview={preview} part={part} title={titleOf(part, at)} />
  ))
}

function PartLines({ preview, part, title }: { preview: Preview; part: Part; title: string }) {
  const text = useText()
  const heading = useId()
  const carrierName = useCarrierName()
  const promise = usePromise({ ...part, outcome: preview.outcome })(part.shipVia, part.promisedOn)
  const promiseText = promise && `${text('ui.term', { term: promise[0] })} ${promise[1]}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.part}>
        {title}
      </h2>
      <p className={classes.small}>{[carrierName(part.carrier), promiseText].filter(Boolean).join(' · ')}</p>
      <OrderLines
        lines={part.lines}
        currency={part.totals.currency}
        together={part.backOrders === 'together'}
        waits={waitText(preview.outcome) !== undefined}
      />
    </section>
  )
}

/** What each of them costs, and all of them. */
export function SplitTotals({ preview }: { preview: Preview }) {
  const text = useText()
  const titleOf = useTitle(preview)
  const { parts, totals } = preview
  return (
    <>
      {parts.map((part, at) => (
        <section key={part.shipFrom}>
          <h3>{titleOf(part, at)}</h3>
          <OrderTotals totals={part.totals} couponCode={part.couponCode} />
        </section>
      ))}
      <dl className={sums.totals}>
        <div className={sums.grand}>
          <dt>{text('order_split.sum', { count: parts.length })}</dt>
          <dd>
            <Money amount={totals.total} currency={totals.currency} />
          </dd>
        </div>
      </dl>
    </>
  )
}

function useTitle({ parts, warehouses }: Preview) {
  const text = useText()
  const warehouseName = useWarehouseName()
  return ({ shipFrom }: Part, at: number) => {
    const name = warehouses.find(({ warehouse }) => warehouse === shipFrom)?.name
    return text('order_split.title', { at: at + 1, count: parts.length, place: warehouseName(shipFrom, name) })
  }
}
