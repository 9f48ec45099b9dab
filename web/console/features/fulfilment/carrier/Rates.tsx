import { useState } from 'react'
import { changeRates } from '../../../../../contract/fulfilment/carrier.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import classes from './Carrier.module.css'
import { type Carrier, useChangeCarrier } from './queries.ts'
import { RateRows } from './RateRows.tsx'
import {
  fillRates,
  type RateErrors,
  type RateInputs,
  type RateTable,
  ratesErrors,
  ratesIn,
  toRateInputs,
} from './rate-form.ts'

const toKey = ({ warehouse, currency }: RateTable) => `${warehouse} ${currency}`

/** What a carrier asks, a table for each warehouse and currency. */
export function Rates({ carrier }: { carrier: Carrier }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const first = carrier.rates[0] ?? carrier.tables[0]
  const [chosen, setChosen] = useState(first ? `${first.warehouse} ${first.currency}` : '')
  const table = carrier.tables.find((one) => toKey(one) === chosen)
  return (
    <section className={classes.rates} aria-labelledby="rates">
      <h2 id="rates">{text('carrier.rates')}</h2>
      <p className={classes.quiet}>{text('carrier.rates_intro')}</p>
      <Select
        label={text('carrier.table')}
        value={chosen}
        data={carrier.tables.map((one) => ({
          value: toKey(one),
          label: text('carrier.table_of', { warehouse: warehouseName(one.warehouse), currency: one.currency }),
        }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {table && <RateForm key={chosen} carrier={carrier} table={table} />}
    </section>
  )
}

function RateForm({ carrier, table }: { carrier: Carrier; table: RateTable }) {
  const text = useText()
  const { number } = useFormat()
  const form = useForm<RateInputs, RateErrors>({ start: toRateInputs(carrier, table, number), rules: ratesErrors })
  const change = useChangeCarrier(changeRates, text('carrier.saved'))
  const { countries: _, ...rateTable } = table
  const send = () =>
    form.send((typed) => {
      const body = { ...rateTable, rates: ratesIn(typed) }
      change.mutate({ params: { code: carrier.code }, body }, { onSuccess: () => form.reset(typed) })
    })
  return (
    <Form onSend={send}>
      <RefusalNotice why={change.error} />
      <RateRows
        table={table}
        typed={form.values}
        errors={form.faults}
        onType={(country, rate) => form.change({ [country]: rate })}
      />
      <div className={classes.ways}>
        <Button type="submit" loading={change.isPending}>
          {text('carrier.save_rates')}
        </Button>
        <Button variant="default" onClick={() => form.change(fillRates(form.values))}>
          {text('carrier.fill')}
        </Button>
        {form.isChanged() && <span role="status">{text('carrier.unsaved')}</span>}
      </div>
    </Form>
  )
}
