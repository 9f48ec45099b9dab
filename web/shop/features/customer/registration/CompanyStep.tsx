import { Checkbox } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { placesQuery } from '../../../../api/places.ts'
import { CompanyFields } from '../../../../ui/company/CompanyFields.tsx'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import type { Draft } from './draft.ts'
import { Membership } from './Membership.tsx'
import type { Registered } from './queries.ts'
import classes from './Registration.module.css'
import { useCompanyStep } from './useCompanyStep.ts'

type Props = {
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
  onAgain: (reason?: string) => void
  onRegistered: (answer: Registered) => void
}

/** Who the company is, where its invoices go, its documents and its agreement. */
export function CompanyStep({ draft, ...rest }: Props) {
  const text = useText()
  const { data: places } = useSuspenseQuery(placesQuery)
  const step = useCompanyStep({ draft, places, ...rest })
  const { form, site } = step

  return (
    <Form className={classes.form} onSend={step.submit} refused={form.refused}>
      <p className={classes.begun}>
        {text('registration.begun_as', {
          userName: draft.userName.trim(),
          email: draft.email.trim(),
          site: site.siteName,
        })}
        <Button variant="default" size="compact-sm" onClick={() => rest.onAgain()}>
          {text('registration.change')}
        </Button>
      </p>
      <RefusalNotice why={step.failed} more={text('contact.kept')} />
      <CompanyFields isOwn form={form} places={places} currency={site.currency} />
      <CompanyDocuments token={draft.token} error={form.faults.documents} onTouched={step.touchDocuments} />
      <Membership orgId={site.orgId} />
      <Checkbox
        label={text('registration.agree')}
        checked={form.values.agreed}
        error={form.faults.agreed}
        aria-invalid={form.faults.agreed !== undefined || undefined}
        onChange={({ target }) => form.change({ agreed: target.checked })}
      />
      <Button type="submit" loading={step.sending} className={classes.submit}>
        {text('registration.submit')}
      </Button>
    </Form>
  )
}
