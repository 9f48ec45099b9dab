import { ButtonLink } from '../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { SearchForm } from '../features/catalogue/search/SearchForm.tsx'
import classes from './EmptyPage.module.css'

type Props = {
  title: string
  words: string
  /** What is looked for may be found under another number. */
  searches?: boolean
}

/** In place of a page whose subject does not exist. */
export function EmptyPage({ title, words, searches = false }: Props) {
  const text = useText()
  const home = (
    <ButtonLink to="/index" {...(searches && { variant: 'default' as const })}>
      {text('layout.go_home')}
    </ButtonLink>
  )
  const ways = searches ? (
    <div className={classes.ways}>
      <SearchForm />
      {home}
    </div>
  ) : (
    home
  )
  return (
    <Empty isPage title={title} action={ways}>
      {words}
    </Empty>
  )
}
