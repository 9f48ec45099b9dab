import type { ReactNode } from 'react'
import type { CallFailed } from '../../../../api/call.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import AppCodeField from '../../../../ui/form/AppCodeField.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
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
  const form = useForm({
    start: { code: '' },
    rules: ({ code }) => ({ code: code.trim() === '' && text('authenticator.code_missing') }),
  })
  const send = () => form.send(({ code }) => onSend(code, { onError: () => form.change({ code: '' }) }))
  return (
    <Form className={classes.form} onSend={send} refused={refused ?? undefined}>
      <RefusalNotice why={refused} />
      <AppCodeField isFirst={isFirst} {...form.field('code')} />
      <div className={classes.ways}>{children}</div>
    </Form>
  )
}
