import { Textarea, TextInput } from '@mantine/core'
import { addSupplier, changeSupplier } from '../../../../../contract/fulfilment/supplier.ts'
import { longestLeadTime, supplierLengths } from '../../../../../rules/fulfilment/purchase-order.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Supplier } from './queries.ts'

type Props = { supplier: Supplier | null; onDone: () => void }

/** Who a supplier is, in which currency they charge, and how long their goods take. */
export function SupplierForm({ supplier, onDone }: Props) {
  const text = useText()
  const { form, error, isPending, save } = useSupplierForm({ supplier, onDone })
  return (
    <Form onSend={save} autoComplete="off">
      <RefusalNotice why={error} />
      <TextInput label={text('purchase_order.supplier_name')} data-autofocus {...form.field('name')} />
      <TextInput type="email" label={text('purchase_order.supplier_email')} {...form.field('email')} />
      <TextInput
        label={text('purchase_order.supplier_currency')}
        description={text('purchase_order.supplier_currency_hint')}
        {...form.field('currency')}
      />
      <TextInput
        label={text('purchase_order.lead_days')}
        description={text('purchase_order.lead_days_hint')}
        inputMode="numeric"
        {...form.field('leadDays')}
        maxLength={3}
      />
      <Textarea label={text('purchase_order.supplier_note')} rows={4} {...form.field('note')} />
      <Button type="submit" loading={isPending}>
        {text('purchase_order.save')}
      </Button>
    </Form>
  )
}

function useSupplierForm({ supplier, onDone }: Props) {
  const text = useText()
  const { name = '', email = '', note = '', currency = 'EUR', leadDays = '' } = supplier ?? {}
  const form = useForm({
    start: { name, email, note, currency, leadDays: String(leadDays) },
    rules: (typed) => ({
      name: typed.name.trim() === '' && text('purchase_order.supplier_name_missing'),
      currency: !/^[A-Z]{3}$/.test(readCurrency(typed.currency)) && text('purchase_order.supplier_currency_wrong'),
      leadDays:
        readDays(typed.leadDays) === undefined && text('purchase_order.lead_days_wrong', { most: longestLeadTime }),
    }),
    limits: supplierLengths,
  })
  const done = () => {
    toast(text('purchase_order.supplier_saved', { name: form.values.name.trim() }), 'good')
    onDone()
  }
  const adding = useStaffChange(addSupplier, done)
  const changing = useStaffChange(changeSupplier, done)
  const save = () =>
    form.send((typed) => {
      const body = { ...typed, currency: readCurrency(typed.currency), leadDays: readDays(typed.leadDays) ?? 0 }
      if (!supplier) return adding.send({ body })
      changing.send({ params: { id: supplier.supplierId }, body: { ...body, version: supplier.version } })
    })
  return { form, save, error: adding.error ?? changing.error, isPending: adding.isPending || changing.isPending }
}

const readCurrency = (typed: string) => typed.trim().toUpperCase()

/** Whole days as they are typed; undefined for what is none. */
function readDays(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return days <= longestLeadTime ? days : undefined
}
