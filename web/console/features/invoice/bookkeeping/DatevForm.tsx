import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  type DatevFault,
  type DatevField,
  type DatevSettings,
  datevBounds,
  datevCharts,
  datevFaults,
} from '../../../../../rules/invoice/datev.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { refusedFields, sayFaults } from '../../../../ui/form/useFaults.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Bookkeeping.module.css'
import { numberFields, readDatev, type TypedDatev, toTypedDatev } from './datev-draft.ts'
import { datevQuery, useChangeDatev } from './queries.ts'

/** What a German company needs for its files for DATEV. */
export function DatevSection({ orgId }: { orgId: number }) {
  const text = useText()
  return (
    <section className={classes.datev} aria-labelledby="datev">
      <h3 id="datev">{text('bookkeeping.datev_title')}</h3>
      <p className={classes.hint}>{text('bookkeeping.datev_hint')}</p>
      <Fetched result={useQuery(datevQuery(orgId))} skeleton={<BlockSkeleton height={480} />}>
        {(settings) => <DatevForm orgId={orgId} settings={settings} />}
      </Fetched>
    </section>
  )
}

function DatevForm({ orgId, settings }: { orgId: number; settings: DatevSettings }) {
  const text = useText()
  const { form, change, send } = useDatevForm(orgId, settings)
  return (
    <Form autoComplete="off" onSend={send} refused={form.refused}>
      <RefusalNotice why={form.unsaid(change.error)} />
      <NumberField form={form} field="adviser" />
      <NumberField form={form} field="client" />
      <Choices form={form} />
      {numberFields.slice(2).map((field) => (
        <NumberField key={field} form={form} field={field} />
      ))}
      <div className={classes.ways}>
        <Button type="submit" variant="default" loading={change.isPending}>
          {text('site_settings.save')}
        </Button>
        {form.isChanged() && <span role="status">{text('money_reminder.unsaved')}</span>}
      </div>
    </Form>
  )
}

type DatevFormState = ReturnType<typeof useDatevForm>['form']

function NumberField({ form, field }: { form: DatevFormState; field: (typeof numberFields)[number] }) {
  const text = useText()
  return (
    <TextInput
      label={text(`bookkeeping.datev_${field}`)}
      description={field === 'firstDebtor' && text('bookkeeping.datev_firstDebtor_hint')}
      inputMode="numeric"
      {...form.field(field)}
    />
  )
}

function Choices({ form }: { form: DatevFormState }) {
  const text = useText()
  const format = useFormat()
  const none = { value: '', label: text('bookkeeping.datev_choose') }
  const [first, last] = datevBounds.yearStarts
  const months = Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
  return (
    <>
      <Select
        label={text('bookkeeping.datev_chart')}
        data={[none, ...datevCharts.map((chart) => ({ value: chart, label: `SKR${chart}` }))]}
        {...form.choice('chart')}
      />
      <Select
        label={text('bookkeeping.datev_yearStarts')}
        data={[none, ...months.map((month) => ({ value: month, label: format.monthName(Number(month)) }))]}
        {...form.choice('yearStarts')}
      />
    </>
  )
}

/** The settings as they are typed; what is wrong is what the server would refuse. */
function useDatevForm(orgId: number, settings: DatevSettings) {
  const text = useText()
  const change = useChangeDatev()
  const form = useForm<TypedDatev>({ start: toTypedDatev(settings), rules })
  function rules(typed: TypedDatev) {
    const read = readDatev(typed)
    const say = (field: DatevField, fault: DatevFault) => faultWords(field, fault, read)
    return sayFaults<DatevField, DatevFault>(datevFaults(read), say)
  }
  function faultWords(field: DatevField, fault: DatevFault, { accountLength }: DatevSettings) {
    if (fault === 'missing') return text('bookkeeping.datev_missing')
    const digits = accountLength ?? 0
    if (fault === 'debtor') return text('bookkeeping.datev_debtor', { digits: digits + 1 })
    if (fault === 'digits') return text('bookkeeping.datev_digits', { digits })
    const [least, most] = datevBounds[field as keyof typeof datevBounds]
    return text('bookkeeping.datev_bounds', { least, most })
  }
  const send = () =>
    form.send((typed) =>
      change.mutate(
        { params: { id: orgId }, body: readDatev(typed) },
        {
          onSuccess: () => form.reset(typed),
          onError: (failed) =>
            form.refuse(refusedFields(failed, [...numberFields, 'chart', 'yearStarts'], text('site_settings.invalid'))),
        },
      ),
    )
  return { form, change, send }
}
