import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/controls/Button.tsx'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { useText } from '../../ui/language/language.tsx'
import classes from './ErrorPage.module.css'
import { Logo } from './header/Logo.tsx'

/** A page of an error: what it is, and the ways on. No shop frame (specification section 2). */
export function ErrorPage({ title, words, back }: { title: string; words: string; back: boolean }) {
  const text = useText()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <main className={classes.lost}>
      <Logo />
      <h1>{title}</h1>
      <p>{words}</p>
      <div className={classes.ways}>
        <ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>
        {back && canGoBack && (
          <Button variant="default" onClick={() => router.history.back()}>
            {text('layout.go_back')}
          </Button>
        )}
      </div>
    </main>
  )
}
