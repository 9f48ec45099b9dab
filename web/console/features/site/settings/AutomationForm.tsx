import { TextInput } from '@mantine/core'
import { changeSiteAutomation } from '../../../../../contract/site/settings.ts'
import {
  type AutomationField,
  automationBounds,
  automationFaults,
  type OrderAutomation,
} from '../../../../../rules/fulfilment/order-automation.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Save } from './ContactForm.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'

const fields = ['releaseAfterMinutes', 'deliveredAfterDays', 'cancelUnpaidAfterDays'] as const
type Typed = Record<AutomationField, string>

/** After what time orders of a site move on by themselves; an empty field is never. */
export function AutomationForm({ site: { orgId, automation } }: { site: SiteSettings }) {
  const text = useText()
  const change = useChangeSite(changeSiteAutomation)
  const form = useForm<Typed>({ start: toTyped(automation), rules })
  const send = () =>
    form.send((typed) =>
      change.mutate(
        { params: { id: orgId }, body: readTyped(typed) },
        { onError: (failed) => form.refuse(refusedFields(failed, fields, text('site_settings.invalid'))) },
      ),
    )
  function rules(typed: Typed) {
    const wrong = Object.keys(automationFaults(readTyped(typed))) as AutomationField[]
    return Object.fromEntries(wrong.map((field) => [field, boundsWords(field)]))
  }
  function boundsWords(field: AutomationField) {
    const [least, most] = automationBounds[field]
    return text('site_settings.invalid_bounds', { least, most })
  }
  return (
    <section className={classes.part} aria-labelledby="automation">
      <h2 id="automation">{text('site_settings.automation')}</h2>
      <p className={classes.quiet}>{text('site_settings.automation_hint')}</p>
      <Form autoComplete="off" onSend={send} refused={form.refused}>
        <RefusalNotice why={form.unsaid(change.error)} />
        {fields.map((field) => (
          <TextInput
            key={field}
            label={text(`site_settings.${field}`)}
            description={text(`site_settings.${field}_hint`)}
            inputMode="numeric"
            {...form.field(field)}
          />
        ))}
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}

const toTyped = (automation: OrderAutomation): Typed => ({
  releaseAfterMinutes: String(automation.releaseAfterMinutes ?? ''),
  deliveredAfterDays: String(automation.deliveredAfterDays ?? ''),
  cancelUnpaidAfterDays: String(automation.cancelUnpaidAfterDays ?? ''),
})

/** What is no whole number is none of the numbers that the rule takes. */
const readNumber = (typed: string) => {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

const readTyped = (typed: Typed): OrderAutomation => ({
  releaseAfterMinutes: readNumber(typed.releaseAfterMinutes),
  deliveredAfterDays: readNumber(typed.deliveredAfterDays),
  cancelUnpaidAfterDays: readNumber(typed.cancelUnpaidAfterDays),
})
