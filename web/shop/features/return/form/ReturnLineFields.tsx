import { TextInput } from '@mantine/core'
import { longestCode, shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import {
  longestBatchNumber,
  longestReturnName,
  longestReturnText,
  type ReturnKind,
  returnReasons,
} from '../../../../../rules/return/return.ts'
import { readBatch } from '../../../../../rules/scan/code.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { typeSeparator } from '../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { LinePicture } from '../../../../ui/product/picture/ProductPicture.tsx'
import type { ReturnableLine } from '../queries.ts'
import classes from '../Return.module.css'
import { findTerm, useTermWords } from '../term.ts'
import { CountsFrom } from './CountsFrom.tsx'
import type { LineDraft } from './return-draft.ts'

type LineFaults = Record<'number' | 'quantity' | 'batchNumber' | 'reason' | 'otherReason', string | undefined>

// What explains a field stands below it, so that fields beside each other stand in one line.
const hintBelow: ['label', 'input', 'error', 'description'] = ['label', 'input', 'error', 'description']

type Props = {
  type: ReturnKind
  line: LineDraft
  row: ReturnableLine | null | undefined
  faults: LineFaults
  onChange: (change: Partial<LineDraft>) => void
  onSplit: () => void
  onRemove: () => void
}

/** A line of a return: how many pieces, what is wrong with them, and the term that applies. */
export function ReturnLineFields({ type, line, row, faults, onChange, onSplit, onRemove }: Props) {
  const text = useText()
  const name = row ? shownNumber(row) : line.orderno
  const canSplit = type === 'quality' && row && row.returnable > 1
  return (
    <li className={classes.line} aria-label={text('rma.line_of', { number: name, orderno: line.orderno })}>
      <LineHead line={line} row={row} fault={faults.number} type={type} />
      <div className={classes.lineFields}>
        <TextInput
          inputWrapperOrder={hintBelow}
          label={text('rma.qty')}
          description={row ? text('rma.qty_of', { pieces: row.returnable }) : undefined}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={line.qty}
          error={faults.quantity}
          onChange={({ target }) => onChange({ qty: target.value })}
        />
        {type === 'quality' && <QualityFields line={line} faults={faults} onChange={onChange} />}
        {type === 'wrongShipping' && <CameInstead line={line} onChange={onChange} />}
      </div>
      <LineWays name={name} onSplit={canSplit ? onSplit : undefined} onRemove={onRemove} />
    </li>
  )
}

type WaysProps = { name: string; onSplit: (() => void) | undefined; onRemove: () => void }

function LineWays({ name, onSplit, onRemove }: WaysProps) {
  const text = useText()
  return (
    <div className={classes.ways}>
      {onSplit && (
        <Button size="compact-sm" variant="default" onClick={onSplit}>
          {text('rma.another_batch')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={text('rma.remove_of', { number: name })}
        onClick={onRemove}
      >
        {text('rma.remove')}
      </Button>
    </div>
  )
}

type HeadProps = Pick<Props, 'line' | 'row' | 'type'> & { fault: string | undefined }

function LineHead({ line, row, type, fault }: HeadProps) {
  const productName = useProductName()
  const termWords = useTermWords()
  const term = row && findTerm(row, type, line.reason)
  return (
    <div className={classes.product}>
      {row && <LinePicture product={row} size={44} />}
      <span>
        {/* What is wrong with the product itself has no field: it is read here, and the focus comes here. */}
        <strong className={classes.number} tabIndex={fault ? -1 : undefined} aria-invalid={fault ? true : undefined}>
          {row ? shownNumber(row) : line.orderno}
        </strong>
        {row && <span className={classes.name}>{productName(row)}</span>}
        <small>{line.orderno}</small>
        {row && <CountsFrom row={row} />}
        {term && (
          <span className={classes.term} data-late={term.isLate || undefined} role="status">
            {termWords(term)}
          </span>
        )}
        {fault && (
          <span className={classes.error} role="alert">
            {fault}
          </span>
        )}
      </span>
    </div>
  )
}

function CameInstead({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const text = useText()
  return (
    <TextInput
      inputWrapperOrder={hintBelow}
      label={text('address.optional', { field: text('rma.came_instead') })}
      description={text('rma.came_instead_hint')}
      maxLength={longestReturnName}
      value={line.cameInstead}
      onChange={({ target }) => onChange({ cameInstead: target.value })}
    />
  )
}

function QualityFields({ line, faults, onChange }: Pick<Props, 'line' | 'faults' | 'onChange'>) {
  const text = useText()
  const reasons = returnReasons.map((reason) => ({ value: reason, label: text(`rma.reason_${reason}`) }))
  return (
    <>
      <Select
        label={text('rma.reason')}
        value={line.reason}
        data={[...(line.reason ? [] : [{ value: '', label: text('rma.choose') }]), ...reasons]}
        error={faults.reason}
        onChange={({ target }) => onChange({ reason: returnReasons.find((one) => one === target.value) ?? '' })}
      />
      <BatchField line={line} fault={faults.batchNumber} onChange={onChange} />
      {line.reason === 'other' && (
        <TextInput
          inputWrapperOrder={hintBelow}
          label={text('rma.other_reason')}
          maxLength={longestReturnText}
          value={line.otherReason}
          error={faults.otherReason}
          onChange={({ target }) => onChange({ otherReason: target.value })}
        />
      )}
    </>
  )
}

type BatchProps = Pick<Props, 'line' | 'onChange'> & { fault: string | undefined }

/** The batch as it is typed, or as a scanner reads it from a label, which is longer. */
function BatchField({ line, fault, onChange }: BatchProps) {
  const text = useText()
  const settle = () => {
    const batchNumber = readBatch(line.batchNumber).slice(0, longestBatchNumber)
    if (batchNumber !== line.batchNumber) onChange({ batchNumber })
    return batchNumber !== line.batchNumber
  }
  return (
    <TextInput
      inputWrapperOrder={hintBelow}
      label={text('rma.batch')}
      description={text('rma.batch_hint')}
      maxLength={longestCode}
      autoComplete="off"
      value={line.batchNumber}
      error={fault}
      onBlur={settle}
      onKeyDown={(event) => {
        // A scanner ends with Enter, which sends the form.
        if (event.key === 'Enter' && settle()) event.preventDefault()
        typeSeparator(event)
      }}
      onChange={({ target }) => onChange({ batchNumber: target.value })}
    />
  )
}
