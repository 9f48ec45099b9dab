import { type CompanyDraft, companyFields } from '../../../../rules/registration.ts'
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

const nothingTyped = Object.fromEntries(companyFields.map((field) => [field, ''])) as CompanyDraft

/** A new registration: nothing typed, and the country of the site. */
export const emptyDraft = (country: string): Draft => ({
  ...{ userName: '', email: '', token: '', agreed: false, key: '' },
  fields: { ...nothingTyped, country },
})

/** What this browser kept, however it was left there. */
export function readDraft(country: string): Draft {
  const kept: Record<string, unknown> = Object(readKept('registration'))
  const typed: Record<string, unknown> = Object(kept.fields)
  const empty = emptyDraft(country)
  const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise)
  const fields = companyFields.map((field) => [field, text(typed[field], empty.fields[field])])
  return {
    userName: text(kept.userName),
    email: text(kept.email),
    token: text(kept.token),
    agreed: kept.agreed === true,
    key: text(kept.key),
    fields: Object.fromEntries(fields) as CompanyDraft,
  }
}

export const keepDraft = (draft: Draft) => keep('registration', draft)

export const forgetDraft = () => keep('registration', null)
