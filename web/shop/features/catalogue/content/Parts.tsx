import type { ReactNode } from 'react'
import { useTitle } from '../../../../ui/language/title.ts'
import { PartLinks } from '../../../../ui/page/PartLinks.tsx'
import { ReadingPage } from '../../../../ui/page/ReadingPage.tsx'
import { NothingWritten } from './NothingWritten.tsx'
import { Prose } from './Prose.tsx'
import type { Declaration } from './queries.ts'
import { UnknownPart } from './UnknownPart.tsx'

type Props = {
  title: string
  parts: readonly Declaration[]
  /** Where a link to a part leads. */
  anchorOf: (part: Declaration, at: number) => string
  /** Cards below the links to the parts. */
  side?: ReactNode
  /** Stands below the title. */
  children?: ReactNode
}

/** A page of longer texts, each under its own heading, with links to them beside. */
export function Parts({ title, parts, anchorOf, side, children }: Props) {
  const titleOf = useTitle()
  const links = parts.map((part, at) => ({ anchor: anchorOf(part, at), title: titleOf(part) }))
  return (
    <ReadingPage
      title={title}
      side={
        <>
          {links.length > 1 && <PartLinks parts={links} />}
          {side}
        </>
      }
    >
      {children}
      <UnknownPart anchors={links.map(({ anchor }) => anchor)} text="content.part_unknown" />
      {parts.length === 0 && !children && <NothingWritten />}
      {parts.map((part, at) => (
        <PartOfPage key={part.declarationId} part={part} anchor={anchorOf(part, at)} />
      ))}
    </ReadingPage>
  )
}

type PartProps = { part: Declaration; anchor: string /** Before its title. */; sign?: ReactNode }

/** A longer text under its heading, to which links lead. */
export function PartOfPage({ part, anchor, sign }: PartProps) {
  const titleOf = useTitle()
  return (
    <section aria-labelledby={anchor}>
      {sign}
      <h2 id={anchor}>{titleOf(part)}</h2>
      <Prose text={part.text} />
    </section>
  )
}
