import { useState } from 'react'
import { changeRates } from '../../../../contract/site/carrier.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import classes from './Carrier.module.css'
import { type Carrier, useChangeCarrier } from './queries.ts'
import { RateRows } from './RateRows.tsx'
import { fillRates, type RateErrors, type RateTable, ratesErrors, ratesIn, typedRates } from './rate-form.ts'

const keyOf = ({ warehouse, currency }: RateTable) => `${warehouse} ${currency}`

/** What a carrier asks, a table for each warehouse and currency. */
export function Rates({ carrier }: { carrier: Carrier }) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const first = carrier.rates[0] ?? carrier.tables[0]
  const [chosen, setChosen] = useState(first ? `${first.warehouse} ${first.currency}` : '')
  const table = carrier.tables.find((one) => keyOf(one) === chosen)
  return (
    <section className={classes.rates} aria-labelledby="rates">
      <h2 id="rates">{text('carrier.rates')}</h2>
      <p className={classes.quiet}>{text('carrier.rates_intro')}</p>
      <Select
        label={text('carrier.table')}
        value={chosen}
        data={carrier.tables.map((one) => ({
          value: keyOf(one),
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
  const [saved, setSaved] = useState(() => typedRates(carrier, table, number))
  const [typed, setTyped] = useState(saved)
  const [errors, setErrors] = useState<Record<string, RateErrors>>({})
  const change = useChangeCarrier(changeRates, text('carrier.saved'))
  const { countries: _, ...of } = table
  const send = () => {
    const wrong = ratesErrors(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const body = { ...of, rates: ratesIn(typed) }
    change.mutate({ params: { code: carrier.code }, body }, { onSuccess: () => setSaved(typed) })
  }
  const changed = JSON.stringify(typed) !== JSON.stringify(saved)
  return (
    <Form onSend={send} refused={errors}>
      <Refused why={change.error} />
      <RateRows
        table={table}
        typed={typed}
        errors={errors}
        onType={(country, rate) => {
          setErrors(({ [country]: mended, ...rest }) => rest)
          setTyped((was) => ({ ...was, [country]: rate }))
        }}
      />
      <div className={classes.ways}>
        <Button type="submit" loading={change.isPending}>
          {text('carrier.save_rates')}
        </Button>
        <Button variant="default" onClick={() => setTyped(fillRates)}>
          {text('carrier.fill')}
        </Button>
        {changed && <span role="status">{text('carrier.unsaved')}</span>}
      </div>
    </Form>
  )
}
