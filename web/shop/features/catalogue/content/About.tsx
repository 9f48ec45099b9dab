import {
  IconBuildingFactory2,
  IconBuildingWarehouse,
  IconCertificate,
  IconRecycle,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { aboutParts } from '../../../../../rules/catalogue/content/content.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useTitle } from '../../../../ui/language/title.ts'
import { PartLinks } from '../../../../ui/page/PartLinks.tsx'
import { ReadingPage } from '../../../../ui/page/ReadingPage.tsx'
import { StillLife } from '../../../../ui/product/picture/StillLife.tsx'
import classes from './About.module.css'
import { NothingWritten } from './NothingWritten.tsx'
import { PartOfPage } from './Parts.tsx'
import { Prose } from './Prose.tsx'
import type { Declaration } from './queries.ts'
import { UnknownPart } from './UnknownPart.tsx'

const signs: Record<string, TablerIcon> = {
  profile: IconBuildingWarehouse,
  production: IconBuildingFactory2,
  why: IconUsersGroup,
  responsibility: IconRecycle,
  quality: IconCertificate,
}

type Props = {
  declarations: readonly Declaration[]
  /** What the shop says of itself in numbers. */
  figures: ReactNode
  side: ReactNode
}

/** Who we are: the mission beside the goods, the figures, then part by part. */
export function About({ declarations, figures, side }: Props) {
  const text = useText()
  const titleOf = useTitle()
  const parts = aboutParts.flatMap((part) => declarations.filter((one) => one.part === part))
  const links = parts.map((part) => ({ anchor: part.part, title: titleOf(part) }))
  return (
    <ReadingPage
      title={text('content.about_title')}
      above={
        <div className={classes.above}>
          <Mission part={parts.find(({ part }) => part === 'mission')} />
          {figures}
        </div>
      }
      side={
        <>
          <PartLinks parts={links} />
          {side}
        </>
      }
    >
      <UnknownPart anchors={links.map(({ anchor }) => anchor)} text="content.part_unknown" />
      {parts.length === 0 && <NothingWritten />}
      {parts.filter(({ part }) => part !== 'mission').map(toPart)}
    </ReadingPage>
  )
}

function toPart(part: Declaration) {
  const Sign = signs[part.part]
  const sign = Sign && <Sign size={28} stroke={1.5} aria-hidden className={classes.sign} />
  return <PartOfPage key={part.declarationId} part={part} anchor={part.part} sign={sign} />
}

function Mission({ part }: { part: Declaration | undefined }) {
  const titleOf = useTitle()
  if (!part) return null
  return (
    <section className={classes.mission} aria-labelledby="mission">
      <div>
        <h2 id="mission">{titleOf(part)}</h2>
        <Prose text={part.text} />
      </div>
      <StillLife width={400} height={300} className={classes.stillLife ?? ''} />
    </section>
  )
}
