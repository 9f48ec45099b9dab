import { defaultOrg, regionOfOrg } from '../../../rules/site/site.ts'
import { transport } from '../http/transport.ts'

/** The site from which a product comes to a visitor; a customer has their own. The default one goes without saying. */
export function siteParams() {
  const { hasToken, orgId } = transport()
  return hasToken() || orgId() === defaultOrg ? {} : { orgId: orgId() }
}

/** The same where its region alone matters, so that all sites of Europe share their answers. */
export function regionParams() {
  const site = siteParams()
  return site.orgId !== undefined && regionOfOrg(site.orgId) !== regionOfOrg(defaultOrg) ? site : {}
}
