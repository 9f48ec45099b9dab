import type { CompanyDraft } from '../../../../rules/people/registration.ts'
import { companyKept, emptyCompany } from '../../../ui/company/company-draft.ts'
import { load, save } from '../../../ui/storage.ts'
import type { Choices } from './queries.ts'
import { type TermsTyped, termsFields } from './terms-form.ts'

/** A customer as somebody of the staff has typed them so far. */
export type Draft = {
  orgId: number | null
  userName: string
  email: string
  language: string
  fields: CompanyDraft
  terms: TermsTyped
}

const nothingChosen: TermsTyped = { priceListId: '', termsNetDays: '0', creditLimit: '0', accountManagerId: '' }

/** Nothing typed; who looks after one site alone has chosen it. */
export function emptyDraft(choices: Choices, self: number): Draft {
  const empty = { orgId: null, userName: '', email: '', language: 'en', fields: emptyCompany(''), terms: nothingChosen }
  return choices.length === 1 ? withSite(empty, choices[0], self) : empty
}

type Site = Choices[number]

/** The draft for a site: its first price list, its language and country, and who types as account manager. */
export function withSite(draft: Draft, site: Site | undefined, self: number): Draft {
  if (!site) return draft
  const manager = site.managers.find(({ accountId }) => accountId === self)
  return {
    ...draft,
    orgId: site.orgId,
    language: site.language,
    fields: draft.fields.country === '' ? { ...draft.fields, country: site.iso2 } : draft.fields,
    terms: {
      ...draft.terms,
      priceListId: String(site.priceLists[0]?.priceListId ?? ''),
      accountManagerId: manager ? String(self) : '',
    },
  }
}

/** What this window kept of the same person, however it was left there; nothing where their sites have changed. */
export function readDraft(choices: Choices, self: number): Draft {
  const kept: Record<string, unknown> = Object(load('new-customer'))
  const empty = emptyDraft(choices, self)
  if (kept.by !== self || !(kept.orgId === null || choices.some(({ orgId }) => orgId === kept.orgId))) return empty
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
  const typed: Record<string, unknown> = Object(kept.terms)
  const terms = termsFields.map((field) => [field, text(typed[field], empty.terms[field])])
  return {
    orgId: typeof kept.orgId === 'number' ? kept.orgId : null,
    userName: text(kept.userName, ''),
    email: text(kept.email, ''),
    language: text(kept.language, empty.language),
    fields: companyKept(kept.fields, ''),
    terms: Object.fromEntries(terms) as TermsTyped,
  }
}

export const keepDraft = (draft: Draft, self: number) => save('new-customer', { ...draft, by: self })

export const forgetDraft = () => save('new-customer', null)
