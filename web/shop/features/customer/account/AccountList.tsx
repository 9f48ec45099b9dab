import { hasLimits } from '../../../../../rules/customer/account.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from './Account.module.css'
import type { Account } from './queries.ts'
import { useChangeAccounts } from './useChangeAccounts.ts'

type Props = { accounts: readonly Account[]; onEdit: (account: Account) => void }

/** The accounts of a company: roles, limits and status. */
export function AccountList({ accounts, onEdit }: Props) {
  const text = useText()
  return (
    <RowTable
      className={classes.list}
      rows={accounts}
      rowKey={({ accountId }) => accountId}
      columns={[
        { head: text('account.person'), cell: (account) => <AccountName account={account} /> },
        { head: text('account.role'), cell: ({ role }) => text(`account.role_${role}`) },
        { head: text('account.limits'), cell: (account) => <Limits account={account} /> },
        { head: text('account.status'), onPhone: 'corner', cell: (account) => <Status account={account} /> },
        {
          head: text('account.edit'),
          isSpoken: true,
          cell: (account) => <Actions account={account} onEdit={onEdit} />,
        },
      ]}
    />
  )
}

function AccountName({ account: { name, self, userName, email } }: { account: Account }) {
  const text = useText()
  return (
    <>
      <span className={classes.name}>
        {name}
        {self && ` (${text('account.you')})`}
      </span>
      <span className={classes.line}>{userName}</span>
      <span className={classes.small}>{email}</span>
    </>
  )
}

function Limits({ account: { role, orderLimit, monthLimit } }: { account: Account }) {
  const text = useText()
  const { money } = useFormat()
  const currency = useSession()?.currency ?? 'EUR'
  if (!hasLimits(role)) return null
  if (orderLimit === null && monthLimit === null) return text('account.no_limit')
  return (
    <>
      {orderLimit !== null && (
        <span className={classes.line}>{text('account.per_order', { amount: money(orderLimit, currency) })}</span>
      )}
      {monthLimit !== null && (
        <span className={classes.line}>{text('account.per_month', { amount: money(monthLimit, currency) })}</span>
      )}
    </>
  )
}

function Status({ account }: { account: Account }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <>
      <AccountStatusBadge account={account} />
      {account.lastSeenAt && (
        <span className={classes.small}>{text('account.last_seen', { at: instant(account.lastSeenAt) })}</span>
      )}
    </>
  )
}

function AccountStatusBadge({ account: { status, invited } }: { account: Account }) {
  const text = useText()
  if (status === 'suspended') return <StatusBadge tone="quiet">{text('account.status_suspended')}</StatusBadge>
  if (invited) return <StatusBadge tone="caution">{text('account.status_invited')}</StatusBadge>
  return <StatusBadge tone="good">{text('account.status_active')}</StatusBadge>
}

function Actions({ account, onEdit }: { account: Account; onEdit: Props['onEdit'] }) {
  const text = useText()
  const { suspend, activate, sendLink } = useChangeAccounts()
  const button = (action: string, onClick: () => void) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={text('account.of', { action, name: account.name })}
      onClick={onClick}
    >
      {action}
    </Button>
  )
  const isIn = account.status === 'active'
  return (
    <div className={classes.actions}>
      {button(text('account.edit'), () => onEdit(account))}
      {!account.self &&
        isIn &&
        button(text(account.invited ? 'account.invite_again' : 'account.reset'), () => void sendLink(account))}
      {!account.self && isIn && button(text('account.suspend'), () => void suspend(account))}
      {!isIn && button(text('account.activate'), () => activate(account))}
    </div>
  )
}
