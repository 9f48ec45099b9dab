import type { CompanyDraft } from '../../../../rules/registration.ts'
import { companyKept, emptyCompany } from '../../../ui/company/company-draft.ts'
import { keep, readKept } from '../../../ui/kept.ts'

/** What somebody has typed, without his password; the token stands for it once the first step is done. */
export type Draft = {
  userName: string
  email: string
  token: string
  fields: CompanyDraft
  agreed: boolean
  /** Under which it is registered: the same facts never twice. */
  key: string
}

/** A new registration: nothing typed, and the country of the site. */
export const emptyDraft = (country: string): Draft => ({
  ...{ userName: '', email: '', token: '', agreed: false, key: '' },
  fields: emptyCompany(country),
})

/** What this browser kept, however it was left there. */
export function readDraft(country: string): Draft {
  const kept: Record<string, unknown> = Object(readKept('registration'))
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    userName: text(kept.userName),
    email: text(kept.email),
    token: text(kept.token),
    agreed: kept.agreed === true,
    key: text(kept.key),
    fields: companyKept(kept.fields, country),
  }
}

export const keepDraft = (draft: Draft) => keep('registration', draft)

export const forgetDraft = () => keep('registration', null)
