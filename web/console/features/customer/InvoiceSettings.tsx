import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeCustomerInvoiceSettings,
  getCustomerInvoiceSettings,
} from '../../../../contract/customer/invoice-settings.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { regionOfOrg } from '../../../../rules/site/site.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { customersKey } from '../../../api/queries.ts'
import { InvoiceSettingsForm } from '../../../ui/company/InvoiceSettingsForm.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import classes from './Customer.module.css'
import type { Customer } from './queries.ts'

type Endpoint = typeof changeCustomerInvoiceSettings

/** What a customer wants of its invoices, as staff enter it for them. */
export function InvoiceSettings({ customer: { customerId: id, orgId } }: { customer: Customer }) {
  const text = useText()
  const queries = useQueryClient()
  const queryKey = [...customersKey, id, 'invoices']
  const params = { id }
  const result = useQuery({ queryKey, queryFn: () => call(getCustomerInvoiceSettings, { params }) })
  const saving = useMutation<Reply<Endpoint>, CallFailed, Input<Endpoint>['body']>({
    meta: saysItself,
    mutationFn: (body) => call(changeCustomerInvoiceSettings, { params, body }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      toast(text('invoice_settings.saved'), 'good')
    },
  })
  return (
    <section className={classes.invoices}>
      <h2>{text('invoice_settings.title_staff')}</h2>
      <p className={classes.quiet}>{text('invoice_settings.hint')}</p>
      <Fetched result={result} skeleton={<BlockSkeleton height={320} />}>
        {(settings) => (
          <InvoiceSettingsForm
            key={JSON.stringify(settings)}
            settings={settings}
            saving={saving}
            isForStaff
            hasPeppol={regionOfOrg(orgId) === 'EU'}
          />
        )}
      </Fetched>
    </section>
  )
}
