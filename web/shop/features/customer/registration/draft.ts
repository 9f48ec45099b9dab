import type { CompanyDraft } from '../../../../../rules/customer/registration.ts'
import type { DraftCodec } from '../../../../api/draft.ts'
import type { Site } from '../../../../api/site/site.ts'
import { emptyCompany, readCompanyDraft } from '../../../../ui/company/company-draft.ts'

type DraftSite = Pick<Site, 'orgId' | 'currency' | 'siteName'>

/** What the applicant has typed, without the password; the token stands for it once the first step is done. */
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

/** The draft of a registration. A new one has the country of the site. */
export const registrationDraft = (country: string): DraftCodec<Draft> => ({
  empty: { userName: '', email: '', token: '', site: null, fields: emptyCompany(country), agreed: false, key: '' },
  read: (stored) => ({
    userName: text(stored.userName),
    email: text(stored.email),
    token: text(stored.token),
    site: readSite(stored.site),
    agreed: stored.agreed === true,
    key: text(stored.key),
    fields: readCompanyDraft(stored.fields, country),
  }),
  write: (draft) => draft,
})

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readSite(kept: unknown): DraftSite | null {
  const { orgId, currency, siteName }: Partial<Record<keyof DraftSite, unknown>> = Object(kept)
  if (typeof orgId !== 'number' || typeof currency !== 'string' || typeof siteName !== 'string') return null
  return { orgId, currency, siteName }
}
