import { Button } from '../../../../ui/controls/Button.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnDetail } from '../queries.ts'
import classes from '../Return.module.css'
import { ReturnSums } from '../ReturnSums.tsx'
import { readPieces } from './judge.ts'
import { sumUp } from './sum-up.ts'
import type { ReturnForm } from './useReturnForm.ts'

/** What a return comes to, and the ways to send it. */
export function FormSide({ form, detail }: { form: ReturnForm; detail: ReturnDetail | undefined }) {
  const text = useText()
  const { values, find, isSending, attempt } = form
  const pieces = values.lines.reduce((sum, { qty }) => sum + readPieces(qty), 0)
  const currency = values.lines.map((line) => find(line)?.currency).find(Boolean)
  const isSubmitted = detail?.status === 'submitted'
  return (
    <aside className={classes.side} aria-label={text('rma.sums')}>
      <h2>{text('rma.sums')}</h2>
      <p>{text('rma.sums_pieces', { pieces })}</p>
      {currency && <ReturnSums sums={sumUp(values, find)} currency={currency} />}
      <p className={classes.quiet}>{text('rma.sums_hint')}</p>
      <Button type="submit" fullWidth loading={isSending && attempt.content?.submits === true}>
        {text(isSubmitted ? 'rma.save_change' : 'rma.submit')}
      </Button>
      {!isSubmitted && (
        <Button
          variant="default"
          fullWidth
          loading={isSending && attempt.content?.submits === false}
          onClick={form.save}
        >
          {text('rma.save')}
        </Button>
      )}
    </aside>
  )
}
