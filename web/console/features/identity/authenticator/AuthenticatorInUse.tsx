import { removeAuthenticator, renewRecoveryCodes } from '../../../../../contract/identity/authenticator.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Facts } from '../../../../ui/list/Facts.tsx'
import { CodeForm } from './CodeForm.tsx'
import { type Authenticator, useChangeAuthenticator } from './queries.ts'

const few = 3

type Props = {
  confirmedAt: string
  recoveryCodes: Authenticator['recoveryCodes']
  onRenewed: (recoveryCodes: readonly string[]) => void
  onRemoved: () => void
}

/** The authenticator in use, and how to change it. */
export function AuthenticatorInUse({ confirmedAt, recoveryCodes, onRenewed, onRemoved }: Props) {
  const text = useText()
  const { instant } = useFormat()
  const renew = useChangeAuthenticator(renewRecoveryCodes, (reply) => onRenewed(reply.recoveryCodes))
  const remove = useChangeAuthenticator(removeAuthenticator, () => {
    toast(text('authenticator.removed'), 'good')
    onRemoved()
  })
  return (
    <>
      <StatusBadge tone="good">{text('authenticator.on')}</StatusBadge>
      <Facts
        facts={[
          [text('authenticator.since'), instant(confirmedAt)],
          [text('authenticator.codes_left'), String(recoveryCodes)],
        ]}
      />
      {recoveryCodes <= few && <p role="status">{text('authenticator.few_codes')}</p>}
      <h2>{text('authenticator.renew')}</h2>
      <CodeForm refused={renew.error} onSend={(code, on) => renew.mutate({ body: { code } }, on)}>
        <Button type="submit" variant="default" loading={renew.isPending}>
          {text('authenticator.renew')}
        </Button>
      </CodeForm>
      <h2>{text('authenticator.remove')}</h2>
      <p>{text('authenticator.remove_hint')}</p>
      <CodeForm refused={remove.error} onSend={(code, on) => remove.mutate({ body: { code } }, on)}>
        <Button type="submit" danger loading={remove.isPending}>
          {text('authenticator.remove')}
        </Button>
      </CodeForm>
    </>
  )
}
