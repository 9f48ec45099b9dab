import type { ReactNode } from 'react'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useTitle } from '../../../ui/language/title.ts'
import classes from './Content.module.css'
import { Prose } from './Prose.tsx'
import type { Declaration } from './queries.ts'
import { UnknownPart } from './UnknownPart.tsx'

type Props = {
  title: string
  parts: readonly Declaration[]
  /** Where a link to a part leads. */
  anchorOf: (part: Declaration, at: number) => string
  /** Stands below the title. */
  children?: ReactNode
}

/** A page of longer texts, each under its own heading, with links to them above. */
export function Parts({ title, parts, anchorOf, children }: Props) {
  const text = useText()
  const titleOf = useTitle()
  return (
    <article className={classes.page}>
      <h1>{title}</h1>
      {children}
      <UnknownPart anchors={parts.map(anchorOf)} text="content.part_unknown" />
      {parts.length === 0 && !children && <Empty title={text('content.empty')}>{text('content.empty_hint')}</Empty>}
      {parts.length > 1 && (
        <nav aria-label={text('content.parts')} className={classes.jump}>
          {parts.map((part, at) => (
            <a key={part.declarationId} href={`#${anchorOf(part, at)}`}>
              {titleOf(part)}
            </a>
          ))}
        </nav>
      )}
      {parts.map((part, at) => (
        <section key={part.declarationId} aria-labelledby={anchorOf(part, at)}>
          <h2 id={anchorOf(part, at)}>{titleOf(part)}</h2>
          <Prose text={part.text} />
        </section>
      ))}
    </article>
  )
}
