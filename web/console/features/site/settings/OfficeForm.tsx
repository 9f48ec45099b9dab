import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { changeSiteOffice } from '../../../../../contract/site/settings.ts'
import { needsPaymentNotes } from '../../../../../rules/invoice/payment-notes.ts'
import { type OfficeKind, officeFaults, officeLengths, type SiteOffice } from '../../../../../rules/site/settings.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../../ui/form/Form.module.css'
import { Form } from '../../../../ui/form/Form.tsx'
import { type FormPart, useForm } from '../../../../ui/form/useForm.ts'
import { countryIn } from '../../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { Save } from './ContactForm.tsx'
import { countriesQuery, type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsWords } from './useSettingsWords.ts'

type Props = { site: SiteSettings; kind: OfficeKind }

/** A place of the company behind a site, as it stands in footers and on documents. */
export function OfficeForm({ site, kind }: Props) {
  const text = useText()
  const change = useChangeSite(changeSiteOffice)
  const { faults, refused, limits } = useSettingsWords(officeLengths)
  const form = useForm({
    start: findOffice(site, kind),
    rules: (typed) => faults(officeFaults(typed, kind)),
    limits,
  })
  const send = () =>
    form.send((body) =>
      change.mutate({ params: { id: site.orgId, kind }, body }, { onError: (failed) => form.refuse(refused(failed)) }),
    )
  const line = (name: keyof SiteOffice, label: string) => <TextInput label={label} {...form.field(name)} />
  return (
    <section className={classes.part} aria-labelledby={kind}>
      <h2 id={kind}>{text(`site_settings.office_${kind}`)}</h2>
      <Form autoComplete="off" onSend={send} refused={form.refused}>
        <RefusalNotice why={form.unsaid(change.error)} />
        <div className={fields.longPair}>
          {line('name', text('site_settings.name'))}
          {line('address1', text('company.address1'))}
          {line('postcode', text('company.postcode'))}
          {line('city', text('company.city'))}
          {line('state', text('company.region'))}
          <Country form={form} />
          {line('phone', text('company.phone'))}
          {line('email', text('site_settings.email'))}
          {line('registrationNumber', text('site_settings.registrationNumber'))}
          {site.region === 'EU' && line('vatNumber', text('site_settings.vatNumber'))}
          {line('legalNote', text('site_settings.legalNote'))}
          {site.region === 'EU' && line('peppolAddress', text('site_settings.peppolAddress'))}
          {kind === 'company' && needsPaymentNotes(form.values.country) && (
            <>
              {line('latePenalty', text('site_settings.latePenalty'))}
              {line('recoveryFee', text('site_settings.recoveryFee'))}
              {line('earlyDiscount', text('site_settings.earlyDiscount'))}
            </>
          )}
        </div>
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}

function Country({ form }: { form: FormPart<SiteOffice> }) {
  const text = useText()
  const { language } = useLanguage()
  const { data: countries = [] } = useQuery(countriesQuery)
  return (
    <Select
      label={text('company.country')}
      data={[
        ...(form.values.country ? [] : [{ value: '', label: text('company.choose') }]),
        ...countries.map(({ iso2 }) => ({ value: iso2, label: countryIn(language, iso2) })),
      ]}
      {...form.choice('country')}
    />
  )
}

function findOffice({ offices, iso2 }: SiteSettings, kind: OfficeKind): SiteOffice {
  const found = offices.find((office) => office.kind === kind)
  if (!found) return { ...empty, country: iso2 }
  const { kind: _, ...office } = found
  return office
}

const empty: SiteOffice = {
  name: '',
  address1: '',
  postcode: '',
  city: '',
  state: '',
  country: '',
  phone: '',
  email: '',
  registrationNumber: '',
  vatNumber: '',
  legalNote: '',
  peppolAddress: '',
  latePenalty: '',
  recoveryFee: '',
  earlyDiscount: '',
}
