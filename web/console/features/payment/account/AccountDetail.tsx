import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import classes from '../Payment.module.css'
import { openItemsQuery } from '../queries.ts'
import { AccountReminders } from '../reminder/AccountReminders.tsx'
import { remindersQuery } from '../reminder/queries.ts'
import { AccountAgeing } from './AccountAgeing.tsx'
import { AccountStatement } from './AccountStatement.tsx'
import { HandPayment } from './HandPayment.tsx'
import { OpenTable } from './OpenTable.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import type { Account, StatementDays } from './queries.ts'

/** The account of a customer: what is open, since when, and what was paid. */
export function AccountDetail({ account, days }: { account: Account; days: StatementDays }) {
  const { customerId, company, custnum, ageing, payments } = account
  const text = useText()
  const items = useQuery(openItemsQuery(customerId))
  const reminders = useQuery(remindersQuery(customerId))
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{company}</h1>
          <p className={classes.hint}>
            <Link {...detailLink('customers', customerId)}>{custnum}</Link>
          </p>
        </div>
        <BookPayment account={account} />
      </div>
      <AccountAgeing ageing={ageing} />
      <AccountStatement account={account} days={days} />
      <section className={classes.part} aria-label={text('money.open_items')}>
        <h2>{text('money.open_items')}</h2>
        <Fetched result={items} skeleton={<RowSkeletons rows={4} />}>
          {(rows) => <OpenTable items={rows} today={account.today} disputes={reminders.data?.disputes ?? []} />}
        </Fetched>
      </section>
      <section className={classes.part} aria-label={text('money_account.payments')}>
        <h2>{text('money_account.payments')}</h2>
        <PaymentTable payments={payments} />
      </section>
      <section className={classes.part} aria-label={text('money_reminder.title')}>
        <h2>{text('money_reminder.title')}</h2>
        <Fetched result={reminders} skeleton={<RowSkeletons rows={2} />}>
          {(data) => <AccountReminders customerId={customerId} today={account.today} reminders={data} />}
        </Fetched>
      </section>
    </>
  )
}

function BookPayment({ account }: { account: Account }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('money_account.book')}</Button>
      {isOpen && (
        <SideDrawer title={text('money_account.book')} onClose={() => setOpen(false)}>
          <HandPayment account={account} onDone={() => setOpen(false)} />
        </SideDrawer>
      )}
    </>
  )
}
