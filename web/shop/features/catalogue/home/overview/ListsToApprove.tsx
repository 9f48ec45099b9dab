import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { listQuickOrders } from '../../../../../../contract/basket/quick-order.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { Block, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'
import { mostLists } from './OverviewGrid.tsx'

type Lists = Reply<typeof listQuickOrders>
/** `count` is known before the lists are; where there are none, nothing is asked for. */
type Props = { count: number; result: UseQueryResult<Lists> }

/** What colleagues have handed on to be ordered. */
export function ListsToApprove({ count, result }: Props) {
  const text = useText()
  const all = (
    <Link to="/hisorder/quickorders" search={{ status: 'submitted' }}>
      {text('morning.lists_all')}
    </Link>
  )
  return (
    <Block kind="lists" title={text('home.desk_lists')} aside={count > 0 && all}>
      {count === 0 ? (
        <p className={classes.none}>{text('morning.lists_none')}</p>
      ) : (
        <Fetched result={result} skeleton={<LinesToCome lines={Math.min(count, mostLists)} />}>
          {({ rows }) => (
            <ul className={classes.rows}>
              {rows.slice(0, mostLists).map((list) => (
                <ListRow key={list.quickOrderId} list={list} />
              ))}
            </ul>
          )}
        </Fetched>
      )}
    </Block>
  )
}

function ListRow({ list: { quickOrderId, number, name, madeBy, sum, currency } }: { list: Lists['rows'][number] }) {
  return (
    <li className={classes.list}>
      <span className={classes.words}>
        <Link to="/hisorder/quickOrderDetails/$id" params={{ id: String(quickOrderId) }}>
          {name || number}
        </Link>
        <span className={classes.quiet}>{madeBy}</span>
      </span>
      {sum !== null && (
        <strong className={classes.amount}>
          <Money amount={sum} currency={currency} />
        </strong>
      )}
    </li>
  )
}
