import { useState } from 'react'
import { candidateName } from '../../../../rules/quick-order-candidate.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { useText } from '../../../ui/language.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import classes from './QuickOrder.module.css'
import type { List, OpenLine } from './useList.ts'

/** What was read and is not ready: lines that may mean several products, and lines that mean none. */
export function OpenLines({ list }: { list: List }) {
  const text = useText()
  const { asked, rejected } = list
  return (
    <>
      {asked.length > 0 && (
        <section className={classes.open}>
          <h2>{text('quick_order.ask_title', { lines: asked.length })}</h2>
          <ul>
            {asked.map((line) => (
              <AskedLine key={line.key} line={line} list={list} />
            ))}
          </ul>
        </section>
      )}
      {rejected.length > 0 && (
        <section className={classes.open}>
          <div className={classes.row}>
            <h2>{text('quick_order.reject_title', { lines: rejected.length })}</h2>
            <span className={classes.push} />
            <Button variant="default" onClick={list.leaveOutRejected}>
              {text('quick_order.leave_out')}
            </Button>
          </div>
          <p className={classes.hint}>{text('quick_order.rejected_hint')}</p>
          <ul>
            {rejected.map((line) => (
              <li key={line.key}>
                <span className={classes.why}>{text('quick_order.row', { row: line.row })}</span>{' '}
                <strong className={classes.typed}>{line.typed}</strong>
                <span className={classes.name}>{line.msg}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function AskedLine({ line, list }: { line: OpenLine; list: List }) {
  const text = useText()
  const productName = useProductName()
  const [skuId, setSkuId] = useState('')
  // The question itself stands in the label; a choice may not be all that the line needs.
  const msg = line.msg === text('quick_order.line_ask') ? null : line.msg
  return (
    <li className={classes.openLine}>
      <Choice
        label={`${text('quick_order.choose', { typed: line.typed })} (${line.qty ?? 0})`}
        value={skuId}
        error={line.why ? text(line.why) : (msg ?? undefined)}
        data={[
          { value: '', label: '–' },
          ...line.candidates.map((product) => ({
            value: String(product.skuId),
            label: `${product.oemCode} · ${product.number} · ${candidateName(product.brand, productName(product.name))}`,
          })),
        ]}
        onChange={({ target }) => setSkuId(target.value)}
      />
      <div className={classes.row}>
        <Button
          variant="default"
          disabled={skuId === ''}
          onClick={() => {
            const product = line.candidates.find((one) => String(one.skuId) === skuId)
            if (product) list.choose(line, product)
          }}
        >
          {text('quick_order.take')}
        </Button>
        <Button
          variant="default"
          aria-label={`${text('quick_order.leave_out')}: ${line.typed}`}
          onClick={() => list.leaveOut(line)}
        >
          {text('quick_order.leave_out')}
        </Button>
      </div>
    </li>
  )
}
