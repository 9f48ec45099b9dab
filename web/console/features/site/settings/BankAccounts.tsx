import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { BankAccountForm } from './BankAccountForm.tsx'
import { BankTables } from './BankTables.tsx'
import type { OwnAccount, SiteSettings } from './queries.ts'
import classes from './SiteSettings.module.css'

/** The accounts of a site's company: which one its documents name in each currency, and of which the statements are read. */
export function BankAccounts({ site }: { site: SiteSettings }) {
  const text = useText()
  const [open, setOpen] = useState<OwnAccount | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <section className={classes.part} aria-labelledby="bank">
      <h2 id="bank">{text('site_settings.accounts')}</h2>
      <p className={classes.quiet}>{text('site_settings.accounts_hint')}</p>
      {site.bankAccounts.length > 0 ? (
        <AccountTable accounts={site.bankAccounts} onChange={setOpen} />
      ) : (
        <p>{text('site_settings.accounts_none')}</p>
      )}
      <div>
        <Button variant="default" onClick={() => setOpen('new')}>
          {text('site_settings.account_add')}
        </Button>
      </div>
      {open === 'new' && (
        <SideDrawer title={text('site_settings.account_add')} onClose={close}>
          <BankAccountForm site={site} onDone={close} />
        </SideDrawer>
      )}
      {open && open !== 'new' && (
        <SideDrawer title={text('site_settings.account_change_of', { account: open.account })} onClose={close}>
          <BankAccountForm site={site} saved={open} onDone={close} />
          <BankTables orgId={site.orgId} bankAccountId={open.bankAccountId} />
        </SideDrawer>
      )}
    </section>
  )
}

type TableProps = { accounts: readonly OwnAccount[]; onChange: (account: OwnAccount) => void }

function AccountTable({ accounts, onChange }: TableProps) {
  const text = useText()
  return (
    <RowTable
      rows={accounts}
      rowKey={({ bankAccountId }) => bankAccountId}
      columns={[
        { head: text('site_settings.account_number'), cell: (account) => <Name account={account} /> },
        { head: text('site_settings.account_currency'), cell: ({ currency }) => currency },
        {
          head: text('site_settings.account_use'),
          cell: ({ isPaymentAccount }) => <Use isPayment={isPaymentAccount} />,
        },
        {
          head: text('site_settings.account_change'),
          isSpoken: true,
          cell: (account) => (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={text('site_settings.account_change_of', { account: account.account })}
              onClick={() => onChange(account)}
            >
              {text('site_settings.account_change')}
            </Button>
          ),
        },
      ]}
    />
  )
}

const Name = ({ account: { account, holder, bank } }: { account: OwnAccount }) => (
  <>
    <span className={classes.number}>{account}</span>
    <span className={classes.under}>
      {holder}, {bank}
    </span>
  </>
)

function Use({ isPayment }: { isPayment: boolean }) {
  const text = useText()
  if (!isPayment) return text('site_settings.account_statements')
  return <StatusBadge tone="good">{text('site_settings.account_payment')}</StatusBadge>
}
