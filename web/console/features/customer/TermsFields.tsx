import { TextInput } from '@mantine/core'
import { termsChoices } from '../../../../rules/customer.ts'
import { Select } from '../../../ui/controls/Select.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Customer } from './queries.ts'
import type { TermsErrors, TermsTyped } from './terms-form.ts'

type Props = {
  typed: TermsTyped
  errors: TermsErrors
  currency: string
  choices: Pick<Customer, 'priceLists' | 'managers'>
  onType: (part: Partial<TermsTyped>) => void
}

/** Price list, payment, credit limit and account manager of a customer. */
export function TermsFields({ typed, errors, currency, choices: { priceLists, managers }, onType }: Props) {
  const text = useText()
  const own = Number(typed.termsNetDays)
  const days = [...new Set([...termsChoices, own])].sort((one, other) => one - other)
  return (
    <>
      <Select
        label={text('customer.price_list')}
        value={typed.priceListId}
        error={errors.priceListId}
        data={[
          ...(typed.priceListId ? [] : [{ value: '', label: text('company.choose') }]),
          ...priceLists.map(({ priceListId, name }) => ({ value: String(priceListId), label: name })),
        ]}
        onChange={({ target }) => onType({ priceListId: target.value })}
      />
      <Select
        label={text('customer.terms_net_days')}
        value={typed.termsNetDays}
        error={errors.termsNetDays}
        data={days.map((one) => ({ value: String(one), label: text('customer.days', { days: one }) }))}
        onChange={({ target }) => onType({ termsNetDays: target.value })}
      />
      <TextInput
        label={currency ? text('customer.credit_limit_in', { currency }) : text('customer.credit_limit')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed.creditLimit}
        error={errors.creditLimit}
        onChange={({ target }) => onType({ creditLimit: target.value })}
      />
      <Select
        label={text('customer.account_manager')}
        value={typed.accountManagerId}
        error={errors.accountManagerId}
        data={[
          { value: '', label: text('customer.no_manager') },
          ...managers.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
        ]}
        onChange={({ target }) => onType({ accountManagerId: target.value })}
      />
    </>
  )
}
