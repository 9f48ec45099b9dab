import type { CompanyDraft } from '../../../../rules/people/registration.ts'
import type { Site } from '../../../api/site.ts'
import { emptyCompany, readCompanyDraft } from '../../../ui/company/company-draft.ts'
import { load, save } from '../../../ui/storage.ts'

type DraftSite = Pick<Site, 'orgId' | 'currency' | 'siteName'>

/** What somebody has typed, without their password; the token stands for it once the first step is done. */
export type Draft = {
  userName: string
  email: string
  token: string
  /** Where it was begun: it goes on there, whatever site its reader looks at since. */
  site: DraftSite | null
  fields: CompanyDraft
  agreed: boolean
  /** Under which it is registered: the same facts never twice. */
  key: string
}

/** A new registration: nothing typed, and the country of the site. */
export const emptyDraft = (country: string): Draft => ({
  userName: '',
  email: '',
  token: '',
  site: null,
  fields: emptyCompany(country),
  agreed: false,
  key: '',
})

/** What this browser kept, however it was left there. */
export function readDraft(country: string): Draft {
  const kept: Record<string, unknown> = Object(load('registration'))
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    userName: text(kept.userName),
    email: text(kept.email),
    token: text(kept.token),
    site: siteKept(kept.site),
    agreed: kept.agreed === true,
    key: text(kept.key),
    fields: readCompanyDraft(kept.fields, country),
  }
}

function siteKept(kept: unknown): DraftSite | null {
  const { orgId, currency, siteName }: Partial<Record<keyof DraftSite, unknown>> = Object(kept)
  if (typeof orgId !== 'number' || typeof currency !== 'string' || typeof siteName !== 'string') return null
  return { orgId, currency, siteName }
}

export const keepDraft = (draft: Draft) => save('registration', draft)

export const forgetDraft = () => save('registration', null)
