import { Link } from '@tanstack/react-router'
import { keepsClosed, Lacks } from '../../../../ui/company/Lacks.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { SiteRow } from './queries.ts'

/** Every site, whether it takes orders, and what is still to do. */
export function SiteList({ sites }: { sites: readonly SiteRow[] }) {
  const text = useText()
  return (
    <RowTable
      rows={sites}
      rowKey={({ orgId }) => orgId}
      columns={[
        { head: text('site_settings.site'), cell: (site) => <Name site={site} /> },
        { head: text('site_settings.state'), onPhone: 'corner', cell: (site) => <SiteState site={site} /> },
        { head: text('site_settings.lacks'), onPhone: 'named wide', cell: ({ lacks }) => <Lacks lacks={lacks} /> },
      ]}
    />
  )
}

const Name = ({ site: { orgId, siteName } }: { site: SiteRow }) => (
  <Link {...detailLink('sites', orgId)}>{siteName}</Link>
)

/** Whether a site takes orders, and who keeps it from it. */
export function SiteState({ site: { takesOrders, lacks } }: { site: Pick<SiteRow, 'takesOrders' | 'lacks'> }) {
  const text = useText()
  if (!takesOrders) return <StatusBadge tone="caution">{text('site_settings.closed')}</StatusBadge>
  if (keepsClosed(lacks)) return <StatusBadge tone="bad">{text('site_settings.unfinished')}</StatusBadge>
  return <StatusBadge tone="good">{text('site_settings.open')}</StatusBadge>
}
