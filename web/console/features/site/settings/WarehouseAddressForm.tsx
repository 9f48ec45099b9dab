import { TextInput } from '@mantine/core'
import { changeWarehouseAddress } from '../../../../../contract/site/settings.ts'
import {
  type WarehouseAddress,
  type WarehouseAddressField,
  warehouseAddressFaults,
  warehouseAddressLengths,
} from '../../../../../rules/site/settings.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../../ui/form/Form.module.css'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { type FormPart, useForm } from '../../../../ui/form/useForm.ts'
import { countryIn } from '../../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { Save } from './ContactForm.tsx'
import { useChangeSite, type WarehouseRow } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsWords } from './useSettingsWords.ts'

/** Nothing chosen: the public holidays of the whole country hold. */
type Values = WarehouseAddress & { subdivision: string }

/** Where returned goods arrive at a warehouse, and whose public holidays hold there. */
export function WarehouseAddressForm({ warehouse }: { warehouse: WarehouseRow }) {
  const text = useText()
  const { language } = useLanguage()
  const warehouseName = useWarehouseName()
  const { code, country, subdivision, subdivisions, excludedAreas: _, ...address } = warehouse
  const change = useChangeSite(changeWarehouseAddress)
  const { faults, refused, limits } = useSettingsWords(warehouseAddressLengths)
  const form = useForm<Values>({
    start: { ...address, subdivision: subdivision ?? '' },
    rules: ({ subdivision: _, ...typed }) => faults(warehouseAddressFaults(typed, country)),
    limits,
  })
  const send = () =>
    form.send(({ subdivision: chosen, ...typed }) =>
      change.mutate(
        { params: { code }, body: { ...typed, subdivision: chosen || null } },
        {
          onError: (failed) =>
            form.refuse({
              ...refused(failed),
              ...refusedFields(failed, ['subdivision'], text('site_settings.invalid_subdivision')),
            }),
        },
      ),
    )
  const line = (name: WarehouseAddressField, label: string) => <TextInput label={label} {...form.field(name)} />
  return (
    <section className={classes.part} aria-labelledby={code}>
      <h2 id={code}>{warehouseName(code)}</h2>
      <Form autoComplete="off" onSend={send} refused={form.refused}>
        <RefusalNotice why={form.unsaid(change.error)} />
        <div className={fields.longPair}>
          {line('address1', text('company.address1'))}
          {line('postcode', text('company.postcode'))}
          {line('city', text('company.city'))}
          {line('state', text('company.region'))}
        </div>
        <p className={classes.quiet}>{countryIn(language, country)}</p>
        <HolidayChoice form={form} subdivisions={subdivisions} />
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}

/** Whose public holidays hold: those of the country, or of one of its states. A country without any offers no choice. */
function HolidayChoice({ form, subdivisions }: { form: FormPart<Values> } & Pick<WarehouseRow, 'subdivisions'>) {
  const text = useText()
  const { subdivision } = form.values
  const isListed = subdivision === '' || subdivisions.some(({ code }) => code === subdivision)
  if (subdivisions.length === 0 && isListed) return null
  return (
    <div className={fields.longPair}>
      <Select
        label={text('site_settings.subdivision')}
        data={[
          { value: '', label: text('site_settings.subdivision_none') },
          ...(isListed ? [] : [{ value: subdivision, label: subdivision }]),
          ...subdivisions.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        {...form.choice('subdivision')}
      />
    </div>
  )
}
