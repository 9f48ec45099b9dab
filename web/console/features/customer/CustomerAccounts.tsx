import { changePersonStatus, sendPersonLink } from '../../../../contract/customer/customer.ts'
import { useMay } from '../../../api/session/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import classes from './Customer.module.css'
import { type Customer, useChangeCustomerAccount, useImpersonate } from './queries.ts'

type Account = Customer['people'][number]

/** The accounts of a customer, and what staff do for them: send a password link, suspend, resume, impersonate. */
export function CustomerAccounts({ customer }: { customer: Customer }) {
  const text = useText()
  const { instant } = useFormat()
  const decides = useMay('staff:customerdesk')
  return (
    <section className={classes.accounts} aria-label={text('customer.people')}>
      <h2>{text('customer.people')}</h2>
      <RowTable
        rows={customer.people}
        rowKey={({ accountId }) => accountId}
        columns={[
          { head: text('customer.person'), cell: (account) => <Name account={account} /> },
          { head: text('customer.person_role'), cell: (account) => text(`customer.role_${getRole(account)}`) },
          {
            head: text('customer.person_seen'),
            cell: ({ lastSeenAt }) => (lastSeenAt ? instant(lastSeenAt) : text('customer.person_never')),
          },
          { head: text('customer.person_state'), onPhone: 'corner', cell: (account) => <State account={account} /> },
          ...(decides ? [actions(customer)] : []),
        ]}
      />
    </section>
  )
}

const actions = (customer: Customer) => ({
  head: '',
  onPhone: 'wide' as const,
  cell: (account: Account) => <AccountActions customer={customer} account={account} />,
})

const Name = ({ account: { name, userName, email } }: { account: Account }) => (
  <>
    <span className={classes.name}>{name}</span>
    <span className={classes.quiet}>{`${userName} · ${email}`}</span>
  </>
)

const roles = ['main', 'buyer', 'salesrep', 'requester'] as const
const getRole = ({ role }: Account) => roles.find((one) => one === role) ?? 'none'

function State({ account: { status, invited } }: { account: Account }) {
  const text = useText()
  if (status === 'suspended') return <StatusBadge tone="bad">{text('customer.person_suspended')}</StatusBadge>
  if (invited) return <StatusBadge tone="caution">{text('customer.person_invited')}</StatusBadge>
  return <StatusBadge tone="good">{text('customer.person_active')}</StatusBadge>
}

type AccountProps = { customer: Customer; account: Account }

function AccountActions({ customer, account }: AccountProps) {
  const text = useText()
  const actions = useAccountActions(customer, account)
  const { shop, link, state } = actions
  return (
    <div className={classes.decisions}>
      <RefusalNotice why={shop.error ?? link.error ?? state.error} />
      {account.status === 'active' ? (
        <ActiveActions customer={customer} account={account} actions={actions} />
      ) : (
        <Action
          label={text('customer.person_resume_label', { name: account.name })}
          loading={state.isPending}
          onClick={() => actions.changeStatus('active')}
          emphasis
        >
          {text('customer.person_resume')}
        </Action>
      )}
    </div>
  )
}

function useAccountActions({ customerId }: Customer, { accountId, name }: Account) {
  const text = useText()
  const params = { id: customerId, accountId }
  const link = useChangeCustomerAccount(sendPersonLink, () =>
    toast(text('customer.person_link_sent', { name }), 'good'),
  )
  const state = useChangeCustomerAccount(changePersonStatus, () => toast(text('customer.person_saved'), 'good'))
  const shop = useImpersonate()
  return {
    link,
    state,
    shop,
    openShop: () => shop.mutate({ params }),
    sendLink: () => link.mutate({ params }),
    changeStatus: (status: 'active' | 'suspended') => state.mutate({ params, body: { status } }),
  }
}

type ActiveProps = AccountProps & { actions: ReturnType<typeof useAccountActions> }

function ActiveActions({ customer, account: { name }, actions }: ActiveProps) {
  const text = useText()
  const { shop, link, state } = actions
  const suspend = async () => {
    const title = text('customer.person_suspend_label', { name })
    const message = text('customer.person_suspend_words', { name })
    const yes = text('customer.person_suspend')
    const isSure = await confirm({ title, message, yes, no: text('customer.cancel'), danger: true })
    if (isSure) actions.changeStatus('suspended')
  }
  return (
    <>
      {customer.status === 'active' && (
        <Action label={text('impersonation.open', { name })} loading={shop.isPending} onClick={actions.openShop}>
          {text('impersonation.open_short')}
        </Action>
      )}
      <Action label={text('customer.person_link_label', { name })} loading={link.isPending} onClick={actions.sendLink}>
        {text('customer.person_link')}
      </Action>
      <Action
        label={text('customer.person_suspend_label', { name })}
        loading={state.isPending}
        onClick={() => void suspend()}
      >
        {text('customer.person_suspend')}
      </Action>
    </>
  )
}

type ActionProps = { label: string; loading: boolean; onClick: () => void; emphasis?: boolean; children: string }

function Action({ label, emphasis, ...rest }: ActionProps) {
  return <Button size="compact-sm" {...(!emphasis && { variant: 'default' })} aria-label={label} {...rest} />
}
