import { defaultOrg, regionOfOrg } from '../../rules/site/site.ts'
import { passage } from './http/transport.ts'

/** The site from which a product comes to a visitor; a customer has their own. The default one goes without saying. */
export function here() {
  const { hasToken, orgId } = passage()
  return hasToken() || orgId() === defaultOrg ? {} : { orgId: orgId() }
}

/** The same where its region alone matters, so that all sites of Europe share their answers. */
export function hereabouts() {
  const site = here()
  return site.orgId !== undefined && regionOfOrg(site.orgId) !== regionOfOrg(defaultOrg) ? site : {}
}
