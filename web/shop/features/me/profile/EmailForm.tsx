import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeEmail, sendBindEmailRequest } from '../../../../../contract/me/profile.ts'
import { isEmail } from '../../../../../rules/identity/email.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { sessionQuery } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { type EmailProof, EmailProofFields, useEmailProof } from './EmailProof.tsx'
import classes from './Profile.module.css'
import { profileQuery } from './queries.ts'

/** Another address, proved by the code that was sent to it. */
export function EmailForm({ email: current }: { email: string }) {
  const text = useText()
  const queries = useQueryClient()
  const proof = useEmailProof(isEmail)
  const changing = useMutation<null, CallFailed, EmailProof>({
    meta: saysItself,
    mutationFn: (body) => call(changeEmail, { body }),
    onSuccess: async (_, { email }) => {
      toast(text('profile.email_changed', { email }), 'good')
      proof.form.reset()
      await Promise.all([profileQuery, sessionQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    },
    onError: proof.refuse,
  })
  return (
    <Form className={classes.card} onSend={() => proof.send(changing.mutate)} refused={proof.form.refused}>
      <h2>{text('profile.email')}</h2>
      <p className={classes.quiet}>{text('profile.email_now', { email: current })}</p>
      <RefusalNotice why={changing.error} />
      <EmailProofFields
        proof={proof}
        label={text('profile.new_email')}
        send={(email) => call(sendBindEmailRequest, { query: { email } })}
      />
      <Button type="submit" loading={changing.isPending} className={classes.submit}>
        {text('profile.change_email')}
      </Button>
    </Form>
  )
}
