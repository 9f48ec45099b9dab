import { TextInput } from '@mantine/core'
import { changeExcludedAreas } from '../../../../../contract/site/excluded-area.ts'
import { longestAreas, readExcludedAreas, writeExcludedAreas } from '../../../../../rules/shipping/excluded-area.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { Save } from './ContactForm.tsx'
import { useChangeSite, type WarehouseRow } from './queries.ts'
import classes from './SiteSettings.module.css'

type Values = { areas: string }

/** The areas to which a warehouse does not send, as one text: most have none. */
export function ExcludedAreasForm({ warehouse: { code, excludedAreas } }: { warehouse: WarehouseRow }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const name = [warehouseName(code), text('site_sending.excluded_areas')].join(' · ')
  const change = useChangeSite(changeExcludedAreas)
  const invalid = text('site_sending.invalid_excluded_areas')
  const form = useForm<Values>({
    start: { areas: writeExcludedAreas(excludedAreas) },
    rules: ({ areas }) => (readExcludedAreas(areas) ? {} : { areas: invalid }),
    limits: { areas: longestAreas },
  })
  const send = () =>
    form.send(({ areas }) =>
      change.mutate(
        { params: { code }, body: { areas: readExcludedAreas(areas) ?? [] } },
        { onError: (failed) => form.refuse(refusedFields(failed, ['areas'], invalid)) },
      ),
    )
  return (
    <section className={classes.part} aria-label={name}>
      <Form autoComplete="off" onSend={send} refused={form.refused}>
        <RefusalNotice why={form.unsaid(change.error)} />
        <TextInput label={name} description={text('site_sending.excluded_areas_hint')} {...form.field('areas')} />
        <Save pending={change.isPending} />
      </Form>
    </section>
  )
}
