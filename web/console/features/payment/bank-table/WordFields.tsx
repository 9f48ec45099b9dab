import { plainWord } from '../../../../../rules/ledger/bank-table/layout.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { Description } from './queries.ts'

type Layout = Description['layout']
type Props = {
  role: 'side' | 'status'
  column: string
  words: readonly string[]
  layout: Layout
  onChange: (layout: Layout) => void
}

const meanings = {
  side: [
    { field: 'creditWords', means: 'credit' },
    { field: 'debitWords', means: 'debit' },
  ],
  status: [
    { field: 'bookedWords', means: 'booked' },
    { field: 'pendingWords', means: 'pending' },
  ],
} as const

/** What the words of a column mean. */
export function WordFields({ role, column, words, layout, onChange }: Props) {
  const text = useText()
  const fields = meanings[role]
  const find = (word: string) => fields.find(({ field }) => layout[field].some((one) => isSame(one, word)))?.field ?? ''
  const explain = (word: string, chosen: string) =>
    onChange({
      ...layout,
      ...Object.fromEntries(
        fields.map(({ field }) => {
          const others = layout[field].filter((one) => !isSame(one, word))
          return [field, field === chosen ? [...others, word] : others]
        }),
      ),
    })
  return words.map((word) => (
    <Select
      key={word}
      label={word ? text('bank_table.word', { word }) : text('bank_table.word_empty', { column })}
      data={[
        { value: '', label: text('bank_table.choose') },
        ...fields.map(({ field, means }) => ({ value: field, label: text(`bank_table.means_${means}`) })),
      ]}
      value={find(word)}
      onChange={({ target }) => explain(word, target.value)}
    />
  ))
}

const isSame = (one: string, other: string) => plainWord(one) === plainWord(other)
