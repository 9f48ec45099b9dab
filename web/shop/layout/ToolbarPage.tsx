import { useBlocker } from '@tanstack/react-router'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { toolbarPath } from '../../../rules/basket/toolbar.ts'
import { useSession } from '../../api/session/session.ts'
import { handOver } from '../../api/session/token-transfer.ts'
import { BlockSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { LazyTexts } from '../../ui/language/LazyTexts.tsx'
import { useText } from '../../ui/language/language.tsx'
import { ToolbarDesk } from '../features/basket/quick-order/desk/ToolbarDesk.tsx'
import classes from '../features/basket/toolbar/Toolbar.module.css'
import { ToolbarGate } from '../features/basket/toolbar/ToolbarGate.tsx'
import { SignInForm } from '../features/me/session/SignInForm.tsx'
import { Logo } from './header/Logo.tsx'

type Props = {
  /** Whose toolbar it is. */
  toolbarKey: string | undefined
  /** Whether this is the window that a toolbar opens for the sign-in. */
  isSignIn: boolean
}

/** Numbers and quantities in little room, for who is signed in. */
export default function ToolbarPage({ toolbarKey, isSignIn }: Props) {
  useStay()
  return (
    <main className={classes.page} onClickCapture={inNewTab}>
      <Suspense fallback={<BlockSkeleton height={240} />}>
        <LazyTexts part="account">
          {isSignIn ? (
            <SignInWindow />
          ) : (
            <>
              <Heading />
              <ToolbarGate toolbarKey={toolbarKey}>
                <ToolbarDesk />
              </ToolbarGate>
            </>
          )}
        </LazyTexts>
      </Suspense>
    </main>
  )
}

/** No other page of the shop is shown inside of one of another site, which may trick users into clicking. */
function useStay() {
  useBlocker({
    shouldBlockFn: ({ next }) => self !== top && next.pathname !== toolbarPath,
    enableBeforeUnload: false,
  })
}

/** What a link leads to is beside the list, not in its place. */
function inNewTab({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link) link.target = '_blank'
}

function Heading() {
  const text = useText()
  return (
    <header className={classes.head}>
      <h1>{text('site.quick_order')}</h1>
      <Logo />
    </header>
  )
}

/** Signs in, or finds who is signed in already, and hands that to the toolbar. */
function SignInWindow() {
  const text = useText()
  const session = useSession()
  const [isHanded, setHanded] = useState(session !== null)
  useEffect(() => {
    if (isHanded) handOver()
  }, [isHanded])
  return isHanded ? <p role="status">{text('toolbar.handed')}</p> : <SignInForm onSignedIn={() => setHanded(true)} />
}
