import type { CallFailed } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useText } from '../../../ui/language.tsx'
import { Refused } from '../../../ui/Refused.tsx'
import classes from './QuickOrder.module.css'

type Props = {
  id: number
  why: CallFailed
  look: { loading: boolean; disabled: boolean }
  onNew: () => void
  onReplace: () => void
}

/** Says that another window saved the list first, and the ways on, none of which loses what is in hand. */
export function SavedElsewhere({ id, why, look, onNew, onReplace }: Props) {
  const text = useText()
  return (
    <div className={classes.elsewhere}>
      <Refused why={why} />
      <div className={classes.row}>
        <Button variant="default" {...look} onClick={onNew}>
          {text('quick_order.save_as_new')}
        </Button>
        <ButtonLink variant="default" to="/hisorder/quickOrderDetails/$id" params={{ id: String(id) }}>
          {text('quick_order.see_saved')}
        </ButtonLink>
        <Button variant="default" {...look} onClick={onReplace}>
          {text('quick_order.replace_saved')}
        </Button>
      </div>
    </div>
  )
}

/** The version that another window made of the list, where that is why this one was not saved. */
export function versionElsewhere(failed: CallFailed | null): number | undefined {
  if (failed?.reason !== 'quick_order.saved_elsewhere') return undefined
  const { version }: Record<string, unknown> = Object(failed.details)
  return Number.isInteger(version) ? Number(version) : undefined
}
