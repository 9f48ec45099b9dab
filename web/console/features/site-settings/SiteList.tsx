import { Link } from '@tanstack/react-router'
import { keepsClosed, Lacks } from '../../../ui/company/Lacks.tsx'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import type { SiteRow } from './queries.ts'

/** Every site, whether it takes orders, and what is still to do. */
export function SiteList({ sites }: { sites: readonly SiteRow[] }) {
  const text = useText()
  return (
    <Table heads={[text('site_settings.site'), text('site_settings.state'), text('site_settings.lacks')]}>
      {sites.map((site) => (
        <tr key={site.orgId}>
          <td>
            <Link to="/console/$" params={{ _splat: `sites/${site.orgId}` }}>
              {site.siteName}
            </Link>
          </td>
          <td data-label={text('site_settings.state')}>
            <SiteState site={site} />
          </td>
          <td data-wide>
            <Lacks lacks={site.lacks} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Whether a site takes orders, and who keeps it from it. */
export function SiteState({ site: { takesOrders, lacks } }: { site: Pick<SiteRow, 'takesOrders' | 'lacks'> }) {
  const text = useText()
  if (!takesOrders) return <StatusBadge tone="caution">{text('site_settings.closed')}</StatusBadge>
  if (keepsClosed(lacks)) return <StatusBadge tone="bad">{text('site_settings.unfinished')}</StatusBadge>
  return <StatusBadge tone="good">{text('site_settings.open')}</StatusBadge>
}
