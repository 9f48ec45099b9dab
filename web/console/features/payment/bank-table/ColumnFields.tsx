import { type ColumnRole, columnRoles } from '../../../../../rules/ledger/bank-table/layout.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './BankTable.module.css'
import type { Description, Preview } from './queries.ts'
import { WordFields } from './WordFields.tsx'

type Props = { preview: Preview; description: Description; onChange: (description: Description) => void }

/** What each column is for, beside what it holds; and what its words mean. */
export function ColumnFields({ preview, description, onChange }: Props) {
  const text = useText()
  const { layout } = description
  const roles = columnRoles.map((role) => ({ value: role, label: text(`bank_table.role_${role}`) }))
  const give = (at: number, role: ColumnRole) =>
    onChange({
      ...description,
      layout: { ...layout, roles: layout.roles.map((one, place) => (place === at ? role : one)) },
    })
  return (
    <fieldset className={classes.columns}>
      <legend>{text('bank_table.columns')}</legend>
      {preview.columns.map((column, at) => {
        const name = column.name || text('bank_table.nameless', { number: at + 1 })
        const role = layout.roles[at] ?? 'none'
        return (
          <div key={columnKey(at)} className={classes.column}>
            <Select
              label={name}
              data={roles}
              value={role}
              onChange={({ target }) => give(at, target.value as ColumnRole)}
            />
            <p className={classes.samples}>{column.samples.join(' · ')}</p>
            {(role === 'side' || role === 'status') && (
              <WordFields
                role={role}
                column={name}
                words={column.words}
                layout={layout}
                onChange={(next) => onChange({ ...description, layout: next })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** Two columns may have one name: only their place distinguishes them. */
const columnKey = (at: number) => `column-${at}`
