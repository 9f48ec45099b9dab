import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeInvoiceSettings, getInvoiceSettings } from '../../../../../contract/customer/invoice-settings.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { regionOfOrg } from '../../../../../rules/site/site.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useSession } from '../../../../api/session/session.ts'
import { InvoiceSettingsForm } from '../../../../ui/company/InvoiceSettingsForm.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Profile.module.css'

const queryKey = ['invoice-settings']

/** What the reader's company wants of its invoices. */
export default function InvoiceSettings() {
  const text = useText()
  const region = regionOfOrg(useSession()?.user.orgId ?? 1)
  const result = useQuery({ queryKey, queryFn: () => call(getInvoiceSettings, {}) })
  const saving = useSaveSettings()
  return (
    <>
      <h2>{text('invoice_settings.title')}</h2>
      <p className={classes.quiet}>{text('invoice_settings.hint')}</p>
      <Fetched result={result} skeleton={<BlockSkeleton height={320} />}>
        {(settings) => (
          <InvoiceSettingsForm
            key={JSON.stringify(settings)}
            settings={settings}
            saving={saving}
            hasPeppol={region === 'EU'}
          />
        )}
      </Fetched>
    </>
  )
}

function useSaveSettings() {
  const text = useText()
  const queries = useQueryClient()
  return useMutation<Reply<typeof changeInvoiceSettings>, CallFailed, Input<typeof changeInvoiceSettings>['body']>({
    meta: saysItself,
    mutationFn: (body) => call(changeInvoiceSettings, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      toast(text('invoice_settings.saved'), 'good')
    },
  })
}
