import { type SiteLack, siteNeeds } from '../../../rules/site/readiness.ts'
import { languageTag } from '../../../texts/index.ts'
import { StatusBadge } from '../feedback/StatusBadge.tsx'
import { useLanguage, useText } from '../language/language.tsx'

/** What a site lacks: in red what keeps it closed. */
export function Lacks({ lacks }: { lacks: readonly SiteLack[] }) {
  const text = useText()
  const { language } = useLanguage()
  if (lacks.length === 0) return <StatusBadge tone="good">{text('site_settings.nothing')}</StatusBadge>
  const words = lacks.map((lack) => text(`site_settings.lack_${lack}`))
  return (
    <StatusBadge tone={keepsClosed(lacks) ? 'bad' : 'caution'}>
      {new Intl.ListFormat(languageTag(language), { type: 'unit' }).format(words)}
    </StatusBadge>
  )
}

export const keepsClosed = (lacks: readonly SiteLack[]) => lacks.some((lack) => siteNeeds.some((need) => need === lack))
