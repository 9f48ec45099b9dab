import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { longestReturnText, mostReturnLines, returnTypes } from '../../../../../rules/return/return.ts'
import { keepsFocus } from '../../../../ui/focus.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { RadioCards } from '../../../../ui/form/RadioCards.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnableFilter, ReturnDetail } from '../queries.ts'
import classes from '../Return.module.css'
import { FindLines } from './FindLines.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormSide } from './FormSide.tsx'
import { ImportLines } from './ImportLines.tsx'
import { PictureField } from './PictureField.tsx'
import { ReturnLineFields } from './ReturnLineFields.tsx'
import { newLine } from './return-draft.ts'
import { forgetFaults, type ReturnForm as InHand, useReturnForm } from './useReturnForm.ts'
import { WayFields } from './WayFields.tsx'

type Props = {
  /** The return that is changed; without it a new one begins. */
  detail?: ReturnDetail | undefined
  start: ReturnableFilter
  addresses: ReadonlyArray<{ value: string; label: string }>
  /** The address that a new return begins with; empty for none. */
  addressId: string
  /** The way to add one, which is chosen then. */
  addAddress: (onAdded: (addressId: string) => void) => ReactNode
  onDone: (detail: ReturnDetail) => void
  onStartOver: () => void
}

/** A return to fill in, from what it is about to its pictures; what comes of it stands beside. */
export function ReturnForm({ detail, start, addresses, addressId, addAddress, onDone, onStartOver }: Props) {
  const text = useText()
  const form = useReturnForm({ detail, addressId, onDone })
  const say = (field: string) => {
    const fault = form.faults[field as 'note']
    return fault && text(fault)
  }
  return (
    <Form className={classes.form} aria-label={text('rma.form')} onSend={form.submit} refused={form.refused}>
      <div className={classes.main}>
        <FormNotices form={form} detail={detail} onStartOver={onStartOver} />
        <Part title={text('rma.part_kind')}>
          <div className={classes.kinds}>
            <KindChoice form={form} />
          </div>
        </Part>
        <Part title={text('rma.part_lines')}>
          <ChosenLines form={form} say={say} />
          <ImportLines key={form.values.type} type={form.values.type} onAdd={form.addLines} />
          <FindLines
            type={form.values.type}
            start={start}
            isAdded={(row) => has(form, row)}
            onAdd={({ orderno, position, returnable }) => form.addLines([newLine(orderno, position, returnable)])}
            error={say('lines')}
          />
        </Part>
        <Part title={text('rma.part_note')}>
          <Note form={form} error={say('note')} />
          <Pictures form={form} detail={detail} error={say('fileIds')} />
        </Part>
        <Part title={text('rma.part_way')}>
          <WayFields form={form} say={say} addresses={addresses} addAddress={addAddress} />
        </Part>
      </div>
      <FormSide form={form} detail={detail} />
    </Form>
  )
}

function Note({ form, error }: { form: InHand; error: string | undefined }) {
  const text = useText()
  return (
    <Textarea
      label={text('rma.note')}
      description={text('rma.note_hint')}
      rows={4}
      maxLength={longestReturnText}
      value={form.values.note}
      error={error}
      onChange={({ target }) => form.change({ note: target.value })}
    />
  )
}

const has = ({ values }: InHand, { orderno, position }: { orderno: string; position: number }) =>
  values.lines.length >= mostReturnLines ||
  values.lines.some((line) => line.orderno === orderno && line.position === position)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section ref={keepsFocus} className={classes.part}>
    <h2>{title}</h2>
    {children}
  </section>
)

function KindChoice({ form }: { form: InHand }) {
  const text = useText()
  return (
    <RadioCards
      title={text('rma.kind')}
      options={returnTypes.map((type) => ({
        value: type,
        label: text(`rma.kind_${type}`),
        hint: text(`rma.kind_hint_${type}`),
      }))}
      chosen={form.values.type}
      onChoose={(type) => {
        forgetFaults(form)
        form.change({ type })
      }}
    />
  )
}

function ChosenLines({ form, say }: { form: InHand; say: (field: string) => string | undefined }) {
  const text = useText()
  const { lines, type } = form.values
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines} aria-label={text('rma.lines')}>
      {lines.map((line, at) => (
        <ReturnLineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand there twice, and its fields hold nothing themselves
          key={at}
          type={type}
          line={line}
          row={form.find(line)}
          faults={{
            number: say(`lines.${at}.number`),
            quantity: say(`lines.${at}.quantity`),
            batchNumber: say(`lines.${at}.batchNumber`),
            reason: say(`lines.${at}.reason`),
            otherReason: say(`lines.${at}.otherReason`),
          }}
          onChange={(change) => form.changeLine(at, change)}
          onSplit={() => form.splitLine(at)}
          onRemove={() => form.removeLine(at)}
        />
      ))}
    </ul>
  )
}

function Pictures({
  form,
  detail,
  error,
}: {
  form: InHand
  detail: ReturnDetail | undefined
  error: string | undefined
}) {
  return (
    <PictureField
      files={form.values.files}
      attached={detail?.files ?? []}
      error={error}
      onAdd={(file) => form.addFile(file)}
      onRemove={({ fileId }) => form.removeFile(fileId)}
    />
  )
}
