import { Checkbox } from '@mantine/core'
import {
  type DayOrder,
  type DecimalSign,
  dayOrders,
  decimalSigns,
} from '../../../../../rules/ledger/bank-table/layout.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { Description, Preview } from './queries.ts'

type Props = { preview: Preview; description: Description; onChange: (description: Description) => void }

const decimalNames = { '.': 'bank_table.decimal_point', ',': 'bank_table.decimal_comma' } as const

/** The account of a table, and the formats of its cells where they do not show them. */
export function ReadingFields({ preview, description, onChange }: Props) {
  const text = useText()
  const { bankAccountId, layout } = description
  const { dayOrder, decimal, wholeDays } = layout
  const change = (part: Partial<Description['layout']>) => onChange({ ...description, layout: { ...layout, ...part } })
  const none = { value: '', label: text('bank_table.choose') }
  const asksDays = preview.gaps.includes('dayOrder') || dayOrder !== null
  const asksDecimal = preview.gaps.includes('decimal') || decimal !== null
  return (
    <>
      <Select
        label={text('bank_table.account')}
        data={[none, ...preview.accounts.map((one) => ({ value: String(one.bankAccountId), label: toName(one) }))]}
        value={bankAccountId === null ? '' : String(bankAccountId)}
        onChange={({ target }) =>
          onChange({ ...description, bankAccountId: target.value ? Number(target.value) : null })
        }
      />
      {asksDays && (
        <Select
          label={text('bank_table.day_order')}
          data={[none, ...dayOrders.map((order) => ({ value: order, label: text(`bank_table.day_order_${order}`) }))]}
          value={dayOrder ?? ''}
          onChange={({ target }) => change({ dayOrder: (target.value || null) as DayOrder | null })}
        />
      )}
      {asksDecimal && (
        <Select
          label={text('bank_table.decimal')}
          data={[none, ...decimalSigns.map((sign) => ({ value: sign, label: text(decimalNames[sign]) }))]}
          value={decimal ?? ''}
          onChange={({ target }) => change({ decimal: (target.value || null) as DecimalSign | null })}
        />
      )}
      <Checkbox
        label={text('bank_table.whole_days')}
        description={text('bank_table.whole_days_hint')}
        checked={wholeDays}
        onChange={({ target }) => change({ wholeDays: target.checked })}
      />
    </>
  )
}

const toName = ({ account, currency, bank }: Preview['accounts'][number]) => `${account} · ${currency} · ${bank}`
