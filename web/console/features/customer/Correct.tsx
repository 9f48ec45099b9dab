import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CompanyFacts, correctable } from '../../../../rules/customer/customer.ts'
import { companyLengths, fieldApplies } from '../../../../rules/customer/registration.ts'
import { toCompanyErrors } from '../../../ui/company/company-errors.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useText } from '../../../ui/language/language.tsx'
import { type Customer, choicesQuery, useDecide } from './queries.ts'

type Props = { customer: Customer; onDecided: () => void }
type Facts = CompanyFacts & { orgId: number }

/** Corrects what is known of a company, and its site among those of its currency. */
export function Correct({ customer, onDecided }: Props) {
  const text = useText()
  const deciding = useDecide(customer, onDecided)
  // As it was when the form was opened: the server refuses it where another staff user has changed it meanwhile.
  const [was] = useState(() => toFacts(customer))
  const form = useForm({ start: { ...was, orgId: String(was.orgId) }, limits: companyLengths })
  const sites = useSites(customer)
  const country = { iso2: customer.country, euMember: false, states: [] }
  const send = () =>
    form.send((is) =>
      deciding.mutate(
        { correct: { ...is, orgId: Number(is.orgId), was } },
        { onError: (failed) => form.refuse(toCompanyErrors(text, failed)) },
      ),
    )
  return (
    <Form onSend={send} refused={form.refused}>
      <p>{text('customer.correct_words')}</p>
      <RefusalNotice why={form.unsaid(deciding.error)} />
      {correctable
        .filter((field) => fieldApplies(field, country))
        .map((field) => (
          <TextInput key={field} label={text(`company.${field}`)} autoComplete="off" {...form.field(field)} />
        ))}
      <Select
        label={text('customer.site_currency', { currency: customer.currency })}
        data={sites}
        {...form.choice('orgId')}
      />
      <Button type="submit" loading={deciding.isPending}>
        {text('customer.correct_now')}
      </Button>
    </Form>
  )
}

const toFacts = (customer: Customer): Facts => ({
  ...(Object.fromEntries(correctable.map((field) => [field, customer[field]])) as CompanyFacts),
  orgId: customer.orgId,
})

/** Where the customer may belong: sites that the staff user can access, of the same currency; its own before they are known. */
function useSites({ orgId, siteName, currency }: Customer) {
  const { data = [] } = useQuery(choicesQuery)
  const possible = data.filter((site) => site.currency === currency)
  const sites = possible.some((site) => site.orgId === orgId) ? possible : [{ orgId, siteName }, ...possible]
  return sites.map((site) => ({ value: String(site.orgId), label: site.siteName }))
}
