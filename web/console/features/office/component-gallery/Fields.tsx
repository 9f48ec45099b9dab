import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Choice, Combobox } from '../../../../ui/controls/Combobox.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { FileInput } from '../../../../ui/form/FileInput.tsx'
import { PasswordField } from '../../../../ui/form/PasswordField.tsx'
import { TableReading } from '../../../../ui/form/table-file/TableReading.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './ComponentGallery.module.css'
import { Example, Examples } from './Example.tsx'

const brands: Choice[] = [
  { id: 1, name: 'Brother' },
  { id: 2, name: 'HP' },
  { id: 3, name: 'Kyocera' },
]
const options = brands.map(({ id, name }) => ({ value: String(id), label: name }))

/** What is filled in, right and wrong. */
export function Fields() {
  const text = useText()
  return (
    <Examples>
      <Example name="TextInput">
        <TextInput className={classes.field} label={text('product.number')} placeholder={text('search.placeholder')} />
        <TextInput className={classes.field} label={text('product.brand')} defaultValue="HP" disabled />
      </Example>
      <Example name="TextInput error">
        <TextInput
          className={classes.field}
          label={text('site.email')}
          description={text('contact.kept')}
          defaultValue="noor@"
          error={text('ui.failed')}
        />
      </Example>
      <Example name="Textarea">
        <Textarea className={classes.field} label={text('product.description')} rows={3} />
      </Example>
      <Selects />
      <Chosen />
      <Example name="FileInput">
        <FileInput onFiles={() => {}}>{text('customer.documents')}</FileInput>
        <FileInput onFiles={() => {}} disabled>
          {text('customer.documents')}
        </FileInput>
      </Example>
      <Readings />
    </Examples>
  )
}

const sheet = { sheet: '2026', otherSheets: ['2025'], cellsBeside: 3, firstBeside: 'F2' }
const toReading = (encoding: 'windows-1252' | 'windows-1250', word: string) => ({
  encoding,
  lines: [
    {
      line: 2,
      parts: [
        { text: 'Sklep; ', differs: false },
        { text: word, differs: true },
      ],
    },
  ],
})
const readings = [toReading('windows-1252', 'Gdañsk'), toReading('windows-1250', 'Gdańsk')]

/** What a table file is asked, and what is shown of it. */
function Readings() {
  const answer = () => {}
  return (
    <>
      <Example name="TableReading" wide>
        <TableReading question={undefined} table={sheet} isPreview onAnswer={answer} />
        <TableReading question={undefined} table={sheet} isPreview busy onAnswer={answer} />
      </Example>
      <Example name="TableReading sheets" wide>
        <TableReading question={{ sheets: ['2026', '2025'] }} table={undefined} onAnswer={answer} />
      </Example>
      <Example name="TableReading letters" wide>
        <TableReading question={{ readings }} table={undefined} onAnswer={answer} />
      </Example>
    </>
  )
}

/** Fields that keep what is typed. */
function Chosen() {
  const text = useText()
  const [brand, setBrand] = useState<Choice>()
  const [password, setPassword] = useState('')
  return (
    <>
      <Example name="Combobox">
        <div className={classes.stack}>
          <Combobox label={text('product.brand')} choices={brands} value={brand} onChoose={setBrand} />
          <Combobox label={text('product.series')} choices={[]} value={undefined} onChoose={() => {}} disabled />
        </div>
      </Example>
      <Example name="PasswordField">
        <div className={classes.stack}>
          <PasswordField
            label={text('session.password')}
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <PasswordField
            label={text('session.password')}
            autoComplete="new-password"
            value=""
            onChange={() => {}}
            error={text('ui.failed')}
          />
        </div>
      </Example>
    </>
  )
}

function Selects() {
  const text = useText()
  return (
    <Example name="Select">
      <div className={classes.stack}>
        <Select label={text('product.brand')} data={options} value="2" onChange={() => {}} />
        <Select label={text('product.brand')} data={options} value="2" onChange={() => {}} error={text('ui.failed')} />
        <Select label={text('product.brand')} data={options} value="2" onChange={() => {}} disabled />
      </div>
    </Example>
  )
}
