import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { changeSiteOffice } from '../../../../contract/site/settings.ts'
import { type OfficeKind, officeFaults, officeLengths, type SiteOffice } from '../../../../rules/site/settings.ts'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import fields from '../../../ui/form/Form.module.css'
import { Form } from '../../../ui/form/Form.tsx'
import { countryIn } from '../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import { Save } from './ContactForm.tsx'
import { countriesQuery, type SiteSettings, useChangeSite } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

type Props = { site: SiteSettings; kind: OfficeKind }

/** A place of the company behind a site, as it stands in footers and on papers. */
export function OfficeForm({ site, kind }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { data: countries = [] } = useQuery(countriesQuery)
  const change = useChangeSite(changeSiteOffice)
  const form = useSettingsForm({
    start: officeOf(site, kind),
    lengths: officeLengths,
    faultsOf: (typed) => officeFaults(typed, kind),
  })
  const send = () =>
    form.send((body) => change.mutate({ params: { id: site.orgId, kind }, body }, { onError: form.refuse }))
  const { maxLength: _, ...country } = form.field('country')
  const line = (name: keyof SiteOffice, label: string) => <TextInput label={label} {...form.field(name)} />
  return (
    <section className={classes.part} aria-labelledby={kind}>
      <h2 id={kind}>{text(`site_settings.office_${kind}`)}</h2>
      <Form onSend={send} refused={form.refused}>
        <Refused why={form.unsaid(change.error)} />
        <div className={fields.longPair}>
          {line('name', text('site_settings.name'))}
          {line('address1', text('company.address1'))}
          {line('postcode', text('company.postcode'))}
          {line('city', text('company.city'))}
          {line('state', text('company.region'))}
          <Select
            label={text('company.country')}
            data={[
              ...(country.value ? [] : [{ value: '', label: text('company.choose') }]),
              ...countries.map(({ iso2 }) => ({ value: iso2, label: countryIn(language, iso2) })),
            ]}
            {...country}
          />
          {line('phone', text('company.phone'))}
          {line('email', text('site_settings.email'))}
          {line('registrationNumber', text('site_settings.registrationNumber'))}
          {site.region === 'EU' && line('vatNumber', text('site_settings.vatNumber'))}
        </div>
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}

function officeOf({ offices, iso2 }: SiteSettings, kind: OfficeKind): SiteOffice {
  const found = offices.find((office) => office.kind === kind)
  if (!found) return { ...empty, country: iso2 }
  const { kind: _, ...office } = found
  return office
}

const empty: SiteOffice = {
  ...{ name: '', address1: '', postcode: '', city: '', state: '', country: '', phone: '', email: '' },
  ...{ registrationNumber: '', vatNumber: '' },
}
