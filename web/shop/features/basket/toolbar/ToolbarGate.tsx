import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailed } from '../../../../api/call.ts'
import { useMay, useSession } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { ownToolbarQuery } from './queries.ts'
import classes from './Toolbar.module.css'
import { useSignInWindow } from './useSignInWindow.ts'

type Props = {
  /** Whose toolbar it is; undefined where the page stands alone. */
  toolbarKey: string | undefined
  children: ReactNode
}

/** Shows the toolbar to who may use it: signed in, of the company whose toolbar it is, with the right for lists. */
export function ToolbarGate({ toolbarKey, children }: Props) {
  const session = useSession()
  const mayList = useMay('cust:myquickorder')
  if (!session) return <SignIn />
  if (!mayList) return <Denied />
  return toolbarKey === undefined ? children : <Owned toolbarKey={toolbarKey}>{children}</Owned>
}

function Owned({ toolbarKey, children }: { toolbarKey: string; children: ReactNode }) {
  const own = useQuery(ownToolbarQuery(toolbarKey))
  if (own.error instanceof CallFailed && own.error.code === 404) return <Denied />
  return (
    <Fetched result={own} skeleton={<BlockSkeleton height={200} />}>
      {() => children}
    </Fetched>
  )
}

function SignIn() {
  const text = useText()
  const { open, isBlocked } = useSignInWindow()
  return (
    <section className={classes.signIn}>
      <p>{text('toolbar.lead')}</p>
      <Button onClick={open}>{text('toolbar.sign_in')}</Button>
      <p className={classes.hint}>{text('toolbar.popup')}</p>
      <p role="status" className={classes.blocked}>
        {isBlocked && text('toolbar.blocked')}
      </p>
    </section>
  )
}

function Denied() {
  const text = useText()
  return <Empty title={text('toolbar.denied_title')}>{text('toolbar.denied')}</Empty>
}
