import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ConsoleAddress } from '../../../../../rules/office/console-address.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink } from '../../../../ui/page/console-link.ts'
import type { Today } from './queries.ts'
import classes from './Today.module.css'

/** What waits, each count the way to its list; what its reader may not work on is left out. */
export function TodayTiles({ today: { registrations, orders, returns, warehouse, money, mails } }: { today: Today }) {
  const text = useText()
  return (
    <ul className={classes.tiles}>
      {orders && <Orders orders={orders} />}
      {returns && <Returns returns={returns} />}
      {warehouse && <Warehouse warehouse={warehouse} />}
      {money && <Money money={money} />}
      {registrations !== null && (
        <Tile
          to="customers"
          search={{ status: 'pending' }}
          count={registrations}
          term={text('today.registrations')}
          waits
        />
      )}
      {mails && <Mails mails={mails} />}
    </ul>
  )
}

function Orders({ orders }: { orders: NonNullable<Today['orders']> }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <Tile
        to="orders"
        search={{ status: 'submitted' }}
        count={orders.toRelease}
        term={text('today.to_release')}
        waits
      />
      <Tile to="orders" search={{ status: 'onHold' }} count={orders.onHold} term={text('today.on_hold')} waits />
      <Tile to="orders" search={{ when: 'late' }} count={orders.late} term={text('today.late')} waits />
      <Tile to="orders" search={{ when: 'moved' }} count={orders.moved} term={text('today.dates_moved')} />
      <Tile to="orders" search={{ when: 'arrived' }} count={orders.arrived} term={text('today.goods_arrived')} />
      <Tile
        to="orders"
        search={{ status: 'awaitingPayment' }}
        count={orders.awaitingPayment}
        term={text('today.awaiting_payment')}
      />
      <Tile to="orders" search={{ when: 'today' }} count={orders.today} term={text('today.orders')}>
        {orders.totals.map(({ total, currency }) => (
          <span key={currency} className={classes.sum}>
            {money(total, currency)}
          </span>
        ))}
      </Tile>
    </>
  )
}

/** Those to decide wait at every site; the others are named where there are any. */
function Returns({
  returns: { toDecide, overdue, toCollect, toInspect, toCredit },
}: {
  returns: NonNullable<Today['returns']>
}) {
  const text = useText()
  return (
    <>
      <Tile to="returns" search={{ show: 'decision' }} count={toDecide} term={text('today.returns_to_decide')} waits>
        {overdue > 0 && <span className={classes.late}>{text('today.returns_overdue', { count: overdue })}</span>}
      </Tile>
      {toCollect > 0 && (
        <Tile
          to="returns"
          search={{ show: 'collection' }}
          count={toCollect}
          term={text('today.returns_to_collect')}
          waits
        />
      )}
      {toInspect > 0 && (
        <Tile
          to="returns"
          search={{ show: 'inspection' }}
          count={toInspect}
          term={text('today.returns_to_inspect')}
          waits
        />
      )}
      {toCredit > 0 && (
        <Tile to="returns" search={{ show: 'credit' }} count={toCredit} term={text('today.returns_to_credit')} waits />
      )}
    </>
  )
}

function Warehouse({ warehouse }: { warehouse: NonNullable<Today['warehouse']> }) {
  const text = useText()
  const { toPick, backOrders, picking, packed, arrivals } = warehouse
  return (
    <>
      <Tile to="shipments" search={{}} count={toPick} term={text('today.to_pick')} waits>
        {backOrders > 0 && <span className={classes.sum}>{text('today.back_orders', { count: backOrders })}</span>}
      </Tile>
      <Tile to="shipments" search={{ step: 'picking' }} count={picking} term={text('today.to_pack')} waits />
      <Tile to="shipments" search={{ step: 'packed' }} count={packed} term={text('today.to_hand_over')} waits />
      <Tile to="receiving" search={{}} count={arrivals} term={text('today.arrivals')} />
    </>
  )
}

/** Payments wait at every site; the others are named where there are any. */
function Money({ money }: { money: NonNullable<Today['money']> }) {
  const text = useText()
  const { eInvoices, unmatchedPayments, oldDisputes } = money
  return (
    <>
      <Tile to="payments" search={{}} count={unmatchedPayments} term={text('today.payments_unmatched')} waits>
        {unmatchedPayments > 0 && <span className={classes.sum}>{text('today.payments_since')}</span>}
      </Tile>
      <EInvoices eInvoices={eInvoices} />
      {oldDisputes > 0 && (
        <Tile
          to="payments/accounts"
          search={{ only: 'disputed' }}
          count={oldDisputes}
          term={text('today.disputes')}
          waits
        />
      )}
    </>
  )
}

function EInvoices({ eInvoices: { failed, open, deadline } }: { eInvoices: NonNullable<Today['money']>['eInvoices'] }) {
  const text = useText()
  const { day } = useFormat()
  return (
    <>
      {open > 0 && (
        <Tile
          to="payments/e-invoices"
          search={{ status: 'open' }}
          count={open}
          term={text('today.e_invoices_open')}
          waits
        >
          {deadline && (
            <span className={deadline.daysLeft <= 1 ? classes.late : classes.sum}>
              {text('today.e_invoices_until', { date: day(deadline.day) })}
            </span>
          )}
        </Tile>
      )}
      {failed > 0 && (
        <Tile
          to="payments/e-invoices"
          search={{ status: 'failed' }}
          count={failed}
          term={text('today.e_invoices_failed')}
          waits
        />
      )}
    </>
  )
}

function Mails({ mails: { failing, waiting } }: { mails: NonNullable<Today['mails']> }) {
  const text = useText()
  return (
    <>
      <Tile to="outbox" search={{ status: 'failing' }} count={failing} term={text('today.mails_failing')} waits />
      {waiting > 0 && (
        <Tile to="outbox" search={{ status: 'waiting' }} count={waiting} term={text('today.mails_waiting')} />
      )}
    </>
  )
}

type TileProps = {
  /** Below /console. */
  to: ConsoleAddress
  search: Record<string, string | boolean>
  count: number
  term: string
  /** Each needs action. */
  waits?: boolean
  children?: ReactNode
}

function Tile({ to, search, count, term, waits = false, children }: TileProps) {
  const { number } = useFormat()
  return (
    <li>
      <Link
        {...consoleLink(to)}
        search={search}
        className={classes.tile}
        data-waits={(waits && count > 0) || undefined}
      >
        <strong>{number(count)}</strong>
        <span>{term}</span>
        {children}
      </Link>
    </li>
  )
}
