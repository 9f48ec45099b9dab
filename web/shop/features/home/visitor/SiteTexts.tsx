import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { useTitle } from '../../../ui/language/title.ts'
import classes from './Home.module.css'
import { Part } from './Part.tsx'
import { type Declaration, homeTextsQuery } from './queries.ts'

type Props = { orgId: number; visitor: boolean }

/** What the shop is, in figures and reasons; for who has no account, too, how it works and the gift. */
export function Pitch({ orgId, visitor }: Props) {
  const text = useText()
  return (
    <Part result={useQuery(homeTextsQuery(orgId))}>
      {(texts) => {
        const of = (part: string) => texts.filter((one) => one.part === part)
        return (
          <>
            {visitor && <Gift gifts={of('gift')} />}
            {visitor && <Words title={text('home.flow')} texts={of('flow')} numbered />}
            <Words title={text('home.figures')} texts={of('figure')} />
            <Words title={text('home.why')} texts={of('why')} />
          </>
        )
      }}
    </Part>
  )
}

type WordsProps = { title: string; texts: readonly Declaration[]; numbered?: boolean }

function Words({ title, texts, numbered = false }: WordsProps) {
  const titleOf = useTitle()
  const List = numbered ? 'ol' : 'ul'
  if (texts.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <List className={classes.words} data-columns={texts.length}>
        {texts.map((one) => (
          <li key={one.declarationId}>
            <strong>{titleOf(one)}</strong>
            <p>{one.text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}

function Gift({ gifts }: { gifts: readonly Declaration[] }) {
  const text = useText()
  const titleOf = useTitle()
  return gifts.map((gift) => (
    <section key={gift.declarationId} className={classes.gift} aria-label={text('home.gift')}>
      <div>
        <h2>{titleOf(gift)}</h2>
        <p>{gift.text}</p>
      </div>
      <Link to="/ac/register">{text('home.register')}</Link>
    </section>
  ))
}
