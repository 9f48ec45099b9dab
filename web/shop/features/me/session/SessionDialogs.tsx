import { useEffect } from 'react'
import type { CallFailed } from '../../../../api/call.ts'
import { listenToFailures } from '../../../../api/failures.ts'
import { leaveToSignIn } from '../../../../api/session/sign-out.ts'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { Questions } from '../../../../ui/feedback/Questions.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'

let isAsking = false

/** What the frame says about calls that failed: the expired session, and refusals that are shown nowhere else. */
export function SessionDialogs() {
  const text = useText()
  const reasonOf = useReason()

  useEffect(() => {
    const onExpired = async () => {
      if (isAsking) return
      isAsking = true
      const again = await confirm({
        title: text('layout.session_ended'),
        message: text('session.expired'),
        yes: text('layout.log_in_again'),
        no: text('layout.stay'),
      })
      isAsking = false
      if (again) leaveToSignIn()
    }
    const onRefused = (failed: CallFailed) => toast(reasonOf(failed), 'bad')
    return listenToFailures({ onExpired, onRefused })
  }, [text, reasonOf])

  return <Questions />
}
