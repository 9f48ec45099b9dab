import { TextInput } from '@mantine/core'
import { changeWarehouseAddress } from '../../../../../contract/site/settings.ts'
import {
  type WarehouseAddress,
  type WarehouseAddressField,
  warehouseAddressFaults,
  warehouseAddressLengths,
} from '../../../../../rules/site/settings.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import fields from '../../../../ui/form/Form.module.css'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { countryIn } from '../../../../ui/language/country.ts'
import { useLanguage, useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { Save } from './ContactForm.tsx'
import { useChangeSite, type WarehouseRow } from './queries.ts'
import classes from './SiteSettings.module.css'
import { useSettingsWords } from './useSettingsWords.ts'

/** Where returned goods arrive at a warehouse. */
export function WarehouseAddressForm({ warehouse }: { warehouse: WarehouseRow }) {
  const text = useText()
  const { language } = useLanguage()
  const warehouseName = useWarehouseName()
  const { code, country, ...start } = warehouse
  const change = useChangeSite(changeWarehouseAddress)
  const { faults, refused, limits } = useSettingsWords(warehouseAddressLengths)
  const form = useForm<WarehouseAddress>({
    start,
    rules: (typed) => faults(warehouseAddressFaults(typed, country)),
    limits,
  })
  const send = () =>
    form.send((body) =>
      change.mutate({ params: { code }, body }, { onError: (failed) => form.refuse(refused(failed)) }),
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
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}
