import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '../../api/site/site.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { useText } from '../../ui/language/language.tsx'
import { SearchForm } from '../features/catalogue/search/SearchForm.tsx'
import classes from './ErrorPage.module.css'
import { Logo } from './header/Logo.tsx'

type Props = {
  title: string
  words: string
  back: boolean
  /** More ways on, below the search. */
  children?: ReactNode
}

/** A page of an error: what it is, and the ways on. No shop frame (specification section 2). */
export function ErrorPage({ title, words, back, children }: Props) {
  const text = useText()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <>
      <div className={classes.inks} />
      <main className={classes.lost}>
        <Logo region={useSite().region} />
        <h1>{title}</h1>
        <p>{words}</p>
        <SearchForm />
        <div className={classes.ways}>
          <ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>
          {back && canGoBack && (
            <Button variant="default" onClick={() => router.history.back()}>
              {text('layout.go_back')}
            </Button>
          )}
        </div>
        {children}
        <Hotline />
      </main>
    </>
  )
}

/** Who knows where it is. */
function Hotline() {
  const text = useText()
  const { hotPhone, workTime } = useSite()
  if (!hotPhone) return null
  return (
    <p className={classes.hotline}>
      {`${text('home.hotline')}: `}
      <a href={`tel:${hotPhone.replaceAll(' ', '')}`}>{hotPhone}</a>
      {' · '}
      <span>{workTime}</span>
    </p>
  )
}
