import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { termsChoices, termsFaults } from '../../../../rules/customer.ts'
import { amountIn } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './Customer.module.css'
import { type Customer, useDecide } from './queries.ts'

type Props = { customer: Customer; onDecided: () => void }

/** The terms of a company that becomes a customer. */
export function Approve({ customer, onDecided }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const deciding = useDecide(customer, onDecided)
  const [tried, setTried] = useState(false)
  const [given, setGiven] = useState({
    ...{ priceListId: String(customer.priceListId), termsNetDays: '0', creditLimit: '0', accountManagerId: '' },
  })
  const change = (part: Partial<typeof given>) => setGiven((was) => ({ ...was, ...part }))
  const terms = { termsNetDays: Number(given.termsNetDays), creditLimit: amountIn(given.creditLimit) ?? Number.NaN }
  const faults = termsFaults(terms)
  const creditFault = terms.termsNetDays === 0 && terms.creditLimit > 0 ? 'credit_in_advance' : 'credit_wrong'

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (faults.length > 0) return
        const manager = given.accountManagerId && { accountManagerId: Number(given.accountManagerId) }
        deciding.mutate({ approval: { priceListId: Number(given.priceListId), ...terms, ...manager } })
      }}
    >
      <p>{text('customer.approve_words', { email: customer.people[0]?.email ?? '' })}</p>
      {deciding.error && (
        <p role="alert" className={classes.refused}>
          {reasonOf(deciding.error)}
        </p>
      )}
      <Choice
        label={text('customer.price_list')}
        value={given.priceListId}
        data={customer.priceLists.map(({ priceListId, name }) => ({ value: String(priceListId), label: name }))}
        onChange={({ target }) => change({ priceListId: target.value })}
      />
      <Choice
        label={text('customer.terms_net_days')}
        value={given.termsNetDays}
        data={termsChoices.map((days) => ({ value: String(days), label: text('customer.days', { days }) }))}
        onChange={({ target }) => change({ termsNetDays: target.value })}
      />
      <TextInput
        label={text('customer.credit_limit_in', { currency: customer.currency })}
        inputMode="decimal"
        maxLength={14}
        value={given.creditLimit}
        error={tried && faults.includes('creditLimit') && text(`customer.${creditFault}`)}
        onChange={({ target }) => change({ creditLimit: target.value })}
      />
      <Choice
        label={text('customer.account_manager')}
        value={given.accountManagerId}
        data={[
          { value: '', label: text('customer.no_manager') },
          ...customer.managers.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
        ]}
        onChange={({ target }) => change({ accountManagerId: target.value })}
      />
      <Button type="submit" loading={deciding.isPending}>
        {text('customer.approve_now')}
      </Button>
    </form>
  )
}
