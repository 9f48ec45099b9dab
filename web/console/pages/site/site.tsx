import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { holds } from '../../../../rules/identity/permissions.ts'
import { useSession } from '../../../api/session/session.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { SiteReminders } from '../../features/payment/reminder/rules/SiteReminders.tsx'
import { siteSettingsQuery } from '../../features/site/settings/queries.ts'
import { SiteDetail } from '../../features/site/settings/SiteDetail.tsx'
import type { PageProps } from '../../layout/page-props.ts'
import classes from '../Page.module.css'

// No site has this number, so the server says that there is none.
const noId = 2_147_483_647

export default function SitePage({ id = noId }: PageProps) {
  const text = useText()
  const permissions = useSession()?.permissions ?? []
  return (
    <>
      <Link {...consoleLink('sites')} className={classes.back}>
        {text('site_settings.back')}
      </Link>
      <Fetched result={useQuery(siteSettingsQuery(id))} skeleton={<BlockSkeleton height={640} />}>
        {(site) => (
          <SiteDetail key={site.orgId} site={site}>
            {holds(permissions, 'staff:finance') && <SiteReminders orgId={site.orgId} />}
          </SiteDetail>
        )}
      </Fetched>
    </>
  )
}
