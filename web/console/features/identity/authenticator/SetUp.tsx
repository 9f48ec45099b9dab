import { lazy, Suspense } from 'react'
import { confirmAuthenticator, startAuthenticator } from '../../../../../contract/identity/authenticator.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { CopyNumber } from '../../../../ui/controls/CopyNumber.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Authenticator.module.css'
import { CodeForm } from './CodeForm.tsx'
import { useChangeAuthenticator } from './queries.ts'

const QrCode = lazy(() => import('../../../../ui/controls/QrCode.tsx'))

/** Shows a new secret to an app, and takes its first code. */
export function SetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: readonly string[]) => void }) {
  const text = useText()
  const start = useChangeAuthenticator(startAuthenticator)
  const confirm = useChangeAuthenticator(confirmAuthenticator, ({ recoveryCodes }) => onConfirmed(recoveryCodes))
  if (!start.data) {
    return (
      <>
        <p>{text('authenticator.apps')}</p>
        <RefusalNotice why={start.error} />
        <Button loading={start.isPending} onClick={() => start.mutate({})}>
          {text('authenticator.start')}
        </Button>
      </>
    )
  }
  return (
    <ol className={classes.steps}>
      <li>
        <Secret {...start.data} />
      </li>
      <li>
        <h2>{text('authenticator.enter')}</h2>
        <CodeForm isFirst refused={confirm.error} onSend={(code, on) => confirm.mutate({ body: { code } }, on)}>
          <Button type="submit" loading={confirm.isPending}>
            {text('authenticator.confirm')}
          </Button>
        </CodeForm>
      </li>
    </ol>
  )
}

/** To be scanned by an app, or typed into it. */
function Secret({ secret, uri }: { secret: string; uri: string }) {
  const text = useText()
  return (
    <>
      <h2>{text('authenticator.scan')}</h2>
      <div className={classes.code}>
        <Suspense>
          <QrCode payload={uri} label={text('authenticator.scan_label')} />
        </Suspense>
      </div>
      <p className={classes.quiet}>{text('authenticator.by_hand')}</p>
      <p className={classes.secret}>
        <code>{secret.match(/.{4}/g)?.join(' ')}</code>
        <CopyNumber number={secret} />
      </p>
    </>
  )
}
