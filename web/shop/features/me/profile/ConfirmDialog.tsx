import { Modal, ScrollArea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { checkCodeAndConfirm, sendVerificationCode } from '../../../../../contract/me/profile.ts'
import { isConfirmationEmail } from '../../../../../rules/identity/email.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { sessionQuery, useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import '../../../../ui/dialog/layers.ts'
import { useSignOut } from '../../../../api/session/sign-out.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type EmailProof, EmailProofFields, useEmailProof } from './EmailProof.tsx'
import classes from './Profile.module.css'

/**
 * The dialog of the first sign-in: the terms, and an address proved by a code. It stays until the account is confirmed;
 * the only other way is out.
 */
export function ConfirmDialog({ terms }: { terms: ReactNode }) {
  const text = useText()
  const out = useSignOut()
  return (
    <Modal
      opened
      onClose={() => {}}
      title={text('profile.confirm_title')}
      size="lg"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <ConfirmForm terms={terms} />
      <Button variant="default" loading={out.isPending} onClick={() => out.mutate()}>
        {text('layout.sign_out')}
      </Button>
    </Modal>
  )
}

function ConfirmForm({ terms }: { terms: ReactNode }) {
  const text = useText()
  const queries = useQueryClient()
  const own = useSession()?.user.email ?? ''
  const proof = useEmailProof((email) => isConfirmationEmail(email, own), own)
  const confirming = useMutation<null, CallFailed, EmailProof>({
    meta: saysItself,
    mutationFn: (query) => call(checkCodeAndConfirm, { query }),
    onSuccess: async () => {
      toast(text('profile.confirmed'), 'good')
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: proof.refuse,
  })
  return (
    <Form className={classes.confirm} onSend={() => proof.send(confirming.mutate)} refused={proof.form.refused}>
      <p>{text('profile.confirm_intro')}</p>
      <ScrollArea.Autosize
        mah={220}
        type="auto"
        className={classes.terms}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': text('profile.terms_title') }}
      >
        {terms}
      </ScrollArea.Autosize>
      <RefusalNotice why={confirming.error} />
      <EmailProofFields
        proof={proof}
        label={text('profile.email')}
        send={(email) => call(sendVerificationCode, { query: { email } })}
      />
      <Button type="submit" loading={confirming.isPending}>
        {text('profile.confirm')}
      </Button>
    </Form>
  )
}
