import { type ReactNode, useState } from 'react'
import type { CallFailed } from '../../../api/call.ts'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import AppCodeField from '../../../ui/form/AppCodeField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Authenticator.module.css'

type Props = {
  isFirst?: boolean
  refused: CallFailed | null
  /** Sends the code; `forget` empties the field, as no code is taken twice. */
  onSend: (code: string, forget: { onError: () => void }) => void
  children: ReactNode
}

/** A code, and what is done with it. */
export function CodeForm({ isFirst = false, refused, onSend, children }: Props) {
  const text = useText()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (code.trim()) onSend(code, { onError: () => setCode('') })
  }
  const type = (typed: string) => {
    setTried(false)
    setCode(typed)
  }
  const missing = tried && !code.trim() && !refused && text('authenticator.code_missing')
  return (
    <Form className={classes.form} onSend={send} refused={refused ?? undefined}>
      <Refused why={refused} />
      <AppCodeField isFirst={isFirst} value={code} onChange={type} error={missing} />
      <div className={classes.ways}>{children}</div>
    </Form>
  )
}
