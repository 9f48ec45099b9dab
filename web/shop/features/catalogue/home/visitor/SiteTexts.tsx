import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { useTitle } from '../../../../../ui/language/title.ts'
import type { Declaration } from '../queries.ts'
import { GiftDrawing, StepDrawing } from './drawings.tsx'
import { EuropeMap } from './EuropeMap.tsx'
import classes from './Visitor.module.css'

type Props = { texts: readonly Declaration[] }

/** What the shop says of itself in figures; Europe's beside a map of the warehouses. */
export function Figures({ texts, hasMap }: Props & { hasMap: boolean }) {
  const text = useText()
  const titleOf = useTitle()
  if (texts.length === 0) return null
  return (
    <section className={classes.figures} aria-label={text('home.figures')}>
      <ul>
        {texts.map((one) => (
          <li key={one.declarationId}>
            <strong>{titleOf(one)}</strong>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
      {hasMap && <EuropeMap />}
    </section>
  )
}

/** What comes with the first order, and the way to it. */
export function Gift({ texts }: Props) {
  const text = useText()
  const titleOf = useTitle()
  return texts.map((gift) => (
    <section key={gift.declarationId} className={classes.gift} aria-label={text('home.gift')}>
      <GiftDrawing />
      <div>
        <h2>{titleOf(gift)}</h2>
        <p>{gift.text}</p>
      </div>
      <ButtonLink to="/ac/register" variant="tonal">
        {text('home.register')}
      </ButtonLink>
    </section>
  ))
}

/** How to become a customer, step by step. */
export function Flow({ texts }: Props) {
  return <Words title={useText()('home.flow')} texts={texts} draw={(at) => <StepDrawing step={at} />} />
}

/** Why to buy here. */
export function Reasons({ texts }: Props) {
  return <Words title={useText()('home.why')} texts={texts} />
}

type WordsProps = Props & { title: string; draw?: (at: number) => ReactNode }

function Words({ title, texts, draw }: WordsProps) {
  const titleOf = useTitle()
  const List = draw ? 'ol' : 'ul'
  if (texts.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <List className={classes.words}>
        {texts.map((one, at) => (
          <li key={one.declarationId}>
            {draw?.(at)}
            <strong>{titleOf(one)}</strong>
            <p>{one.text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}
