import { changePersonStatus, sendPersonLink } from '../../../../contract/customer/customer.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import classes from './Customer.module.css'
import { type Customer, useChangePerson, useImpersonate } from './queries.ts'

type Person = Customer['people'][number]

/** The people of a customer, and what staff do for them: a link to a new password, and the way out or in. */
export function People({ customer }: { customer: Customer }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <section className={classes.people} aria-label={text('customer.people')}>
      <h2>{text('customer.people')}</h2>
      <Table
        heads={[
          text('customer.person'),
          text('customer.person_role'),
          text('customer.person_seen'),
          text('customer.person_state'),
          '',
        ]}
      >
        {customer.people.map((person) => (
          <tr key={person.accountId}>
            <td>
              <span className={classes.name}>{person.name}</span>
              <span className={classes.quiet}>{`${person.userName} · ${person.email}`}</span>
            </td>
            <td data-label={text('customer.person_role')}>{text(`customer.role_${roleOf(person)}`)}</td>
            <td data-label={text('customer.person_seen')}>
              {person.lastSeenAt ? instant(person.lastSeenAt) : text('customer.person_never')}
            </td>
            <td data-wide>
              <State person={person} />
            </td>
            <td data-wide>
              <PersonActions customer={customer} person={person} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

const roles = ['main', 'buyer', 'salesrep', 'requester'] as const
const roleOf = ({ role }: Person) => roles.find((one) => one === role) ?? 'none'

function State({ person: { status, invited } }: { person: Person }) {
  const text = useText()
  if (status === 'suspended') return <StatusBadge tone="bad">{text('customer.person_suspended')}</StatusBadge>
  if (invited) return <StatusBadge tone="caution">{text('customer.person_invited')}</StatusBadge>
  return <StatusBadge tone="good">{text('customer.person_active')}</StatusBadge>
}

function PersonActions({ customer, person: { accountId, name, status } }: { customer: Customer; person: Person }) {
  const text = useText()
  const params = { id: customer.customerId, accountId }
  const link = useChangePerson(sendPersonLink, () => toast(text('customer.person_link_sent', { name }), 'good'))
  const state = useChangePerson(changePersonStatus, () => toast(text('customer.person_saved'), 'good'))
  const shop = useImpersonate()
  const suspend = async () => {
    const title = text('customer.person_suspend_label', { name })
    const message = text('customer.person_suspend_words', { name })
    const yes = text('customer.person_suspend')
    if (await confirm({ title, message, yes, no: text('customer.cancel'), danger: true })) {
      state.mutate({ params, body: { status: 'suspended' } })
    }
  }
  return (
    <div className={classes.decisions}>
      <Refused why={shop.error ?? link.error ?? state.error} />
      {status === 'active' ? (
        <>
          {customer.status === 'active' && (
            <Action
              label={text('impersonation.open', { name })}
              loading={shop.isPending}
              onClick={() => shop.mutate({ params })}
            >
              {text('impersonation.open_short')}
            </Action>
          )}
          <Action
            label={text('customer.person_link_label', { name })}
            loading={link.isPending}
            onClick={() => link.mutate({ params })}
          >
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
      ) : (
        <Action
          label={text('customer.person_resume_label', { name })}
          loading={state.isPending}
          onClick={() => state.mutate({ params, body: { status: 'active' } })}
          emphasis
        >
          {text('customer.person_resume')}
        </Action>
      )}
    </div>
  )
}

type ActionProps = { label: string; loading: boolean; onClick: () => void; emphasis?: boolean; children: string }

function Action({ label, emphasis, ...rest }: ActionProps) {
  return <Button size="compact-sm" {...(!emphasis && { variant: 'default' })} aria-label={label} {...rest} />
}
