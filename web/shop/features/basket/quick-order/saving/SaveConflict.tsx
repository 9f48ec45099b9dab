import type { CallFailed } from '../../../../../api/call.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'

type Props = {
  id: number
  why: CallFailed
  look: { loading: boolean; disabled: boolean }
  onNew: () => void
  /** Over what another window saved, of which this is the version. */
  onReplace: (version: number) => void
}

/** Says what became of the list in another window, and the ways on, none of which loses what is in hand. */
export function SaveConflict({ id, why, look, onNew, onReplace }: Props) {
  const text = useText()
  const version = versionElsewhere(why)
  const isGone = why.reason === 'request.not_found'
  return (
    <div className={classes.elsewhere}>
      <RefusalNotice why={isGone ? text('quick_order.gone') : why} />
      <div className={classes.row}>
        <Button variant="default" {...look} onClick={onNew}>
          {text('quick_order.save_as_new')}
        </Button>
        {!isGone && (
          <ButtonLink variant="default" to="/hisorder/quickOrderDetails/$id" params={{ id: String(id) }}>
            {text('quick_order.see_saved')}
          </ButtonLink>
        )}
        {version !== undefined && (
          <Button variant="default" {...look} onClick={() => onReplace(version)}>
            {text('quick_order.replace_saved')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether a list was not saved because it is another by now, is on its way, or is gone. */
export const isOtherElsewhere = ({ reason }: CallFailed) =>
  reason === 'quick_order.saved_elsewhere' || reason === 'quick_order.other_state' || reason === 'request.not_found'

/** The version that another window made of the list, where that is why this one was not saved. */
function versionElsewhere(failed: CallFailed): number | undefined {
  if (failed.reason !== 'quick_order.saved_elsewhere') return undefined
  const { version }: Record<string, unknown> = Object(failed.details)
  return Number.isInteger(version) ? Number(version) : undefined
}
