import { IconLogout2 } from '@tabler/icons-react'
import { useSignOut } from '../../../api/session/sign-out.ts'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../Shop.module.css'

/** Asks first (specification section 4), then ends the session. */
export function SignOut() {
  const text = useText()
  const signOut = useSignOut()
  const ask = async () => {
    const yes = await confirm({
      title: text('layout.warning'),
      message: text('layout.sign_out_sure'),
      yes: text('layout.sign_out'),
      no: text('ui.cancel'),
    })
    if (yes) signOut.mutate()
  }
  return (
    <button type="button" className={classes.entry} onClick={ask} disabled={signOut.isPending}>
      <IconLogout2 size={18} aria-hidden />
      {text('layout.sign_out')}
    </button>
  )
}
