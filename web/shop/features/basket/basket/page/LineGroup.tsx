import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toCheckoutQuery } from '../../../../../../rules/catalogue/search/skus-query.ts'
import { useMay } from '../../../../../api/session/session.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../Basket.module.css'
import { type BasketLine, planQuery } from '../queries.ts'
import type { BasketEditing } from './useBasketEditing.ts'

type GroupProps = { lines: readonly BasketLine[]; words: string; hint?: string; children?: ReactNode }

/** What happens to the lines below it, and what can be done with all of them. */
function LineGroup({ lines, words, hint, children }: GroupProps) {
  const text = useText()
  const mayOrder = useMay('cust:order')
  return (
    <li className={classes.group} data-heading>
      <span className={classes.groupName}>{words}</span>
      {hint && <span className={classes.groupHint}>{hint}</span>}
      <span className={classes.groupActions}>
        {children}
        {mayOrder && (
          <Link
            to="/order/confirm"
            search={toCheckoutQuery(lines)}
            aria-label={`${text('basket_line.order_group')}: ${words}`}
          >
            {text('basket_line.order_group')}
          </Link>
        )}
      </span>
    </li>
  )
}

/** The lines that ship whole now, or that are in stock whole where the basket waits for a payment, a release or an approval. */
export function NowGroup({ lines }: { lines: readonly BasketLine[] }) {
  const text = useText()
  // Who shows the totals asks for the plan.
  const { data: plan } = useQuery({ ...planQuery, enabled: false })
  const words = plan?.waitsFor ? 'basket_line.group_in_stock' : 'basket_line.group_now'
  return <LineGroup lines={lines} words={text(words, { count: lines.length })} />
}

/** The lines of which pieces ship later. Those of which some are in stock can be reduced to these, all at once. */
export function LaterGroup({ lines, editing }: { lines: readonly BasketLine[]; editing: BasketEditing }) {
  const text = useText()
  const reducible = lines.filter(({ qty, backOrdered }) => backOrdered < qty)
  const reduce = () => {
    for (const line of reducible) editing.change(line, { qty: line.qty - line.backOrdered })
  }
  return (
    <LineGroup
      lines={lines}
      words={text('basket_line.group_later', { count: lines.length })}
      hint={text('basket_line.group_later_hint')}
    >
      {reducible.length > 0 && (
        <button type="button" onClick={reduce}>
          {text('basket_line.reduce')}
        </button>
      )}
    </LineGroup>
  )
}
