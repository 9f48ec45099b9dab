import { hasLimits } from '../../../../rules/people/account.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import classes from './Account.module.css'
import type { Account } from './queries.ts'
import { useChangeAccounts } from './useChangeAccounts.ts'

type Props = { accounts: readonly Account[]; onEdit: (account: Account) => void }

/** The people of a company: what they may do, up to how much, and whether they are in. */
export function AccountList({ accounts, onEdit }: Props) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <Table
      className={classes.list}
      heads={[
        text('account.person'),
        text('account.role'),
        text('account.limits'),
        text('account.status'),
        { spoken: text('account.edit') },
      ]}
    >
      {accounts.map((account) => (
        <tr key={account.accountId}>
          <td>
            <span className={classes.name}>
              {account.name}
              {account.self && ` (${text('account.you')})`}
            </span>
            <span className={classes.line}>{account.userName}</span>
            <span className={classes.small}>{account.email}</span>
          </td>
          <td data-label={text('account.role')}>{text(`account.role_${account.role}`)}</td>
          <td data-label={text('account.limits')}>
            <Limits account={account} />
          </td>
          <td>
            <AccountStatusBadge account={account} />
            {account.lastSeenAt && (
              <span className={classes.small}>{text('account.last_seen', { at: instant(account.lastSeenAt) })}</span>
            )}
          </td>
          <td data-wide>
            <Actions account={account} onEdit={onEdit} />
          </td>
        </tr>
      ))}
    </Table>
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
