import { TextInput } from '@mantine/core'
import { termsChoices } from '../../../../rules/customer/customer.ts'
import { Select } from '../../../ui/controls/Select.tsx'
import type { FormPart } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { Customer } from './queries.ts'
import type { TermsInput } from './terms-form.ts'

type Props = {
  form: FormPart<TermsInput>
  currency: string
  choices: Pick<Customer, 'priceLists' | 'managers'>
}

/** Price list, payment, credit limit and account manager of a customer. */
export function TermsFields({ form, currency, choices: { priceLists, managers } }: Props) {
  const text = useText()
  const own = Number(form.values.termsNetDays)
  const days = [...new Set([...termsChoices, own])].sort((one, other) => one - other)
  return (
    <>
      <Select
        label={text('customer.price_list')}
        data={[
          ...(form.values.priceListId ? [] : [{ value: '', label: text('company.choose') }]),
          ...priceLists.map(({ priceListId, name }) => ({ value: String(priceListId), label: name })),
        ]}
        {...form.choice('priceListId')}
      />
      <Select
        label={text('customer.terms_net_days')}
        data={days.map((one) => ({ value: String(one), label: text('customer.days', { days: one }) }))}
        {...form.choice('termsNetDays')}
      />
      <TextInput
        label={currency ? text('customer.credit_limit_in', { currency }) : text('customer.credit_limit')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('creditLimit')}
      />
      <Select
        label={text('customer.account_manager')}
        data={[
          { value: '', label: text('customer.no_manager') },
          ...managers.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
        ]}
        {...form.choice('accountManagerId')}
      />
    </>
  )
}
