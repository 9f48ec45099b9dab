import type { CompanyDraft } from '../../../../rules/customer/registration.ts'
import type { DraftCodec } from '../../../api/draft.ts'
import { emptyCompany } from '../../../ui/company/company-draft.ts'
import type { Choices } from './queries.ts'
import type { TermsInput } from './terms-form.ts'

/** A customer as a staff user has typed it so far; without a site while none is chosen. */
export type Draft = { orgId: string; userName: string; email: string; language: string } & CompanyDraft & TermsInput

const emptyFields: Draft = {
  orgId: '',
  userName: '',
  email: '',
  language: 'en',
  ...emptyCompany(''),
  priceListId: '',
  termsNetDays: '0',
  creditLimit: '0',
  accountManagerId: '',
}

/** Nothing typed; a staff user of one site has it chosen. */
export const emptyDraft = (choices: Choices, self: number): Draft =>
  choices.length === 1 ? withSite(emptyFields, choices[0], self) : emptyFields

type Site = Choices[number]

/** The draft for a site. */
export const withSite = (draft: Draft, site: Site | undefined, self: number): Draft => ({
  ...draft,
  ...(site && chosenSite(draft, site, self)),
})

/** What a site brings: its first price list, its language and country, and who types as account manager. */
export function chosenSite({ country }: Draft, site: Site, self: number) {
  const manager = site.managers.find(({ accountId }) => accountId === self)
  return {
    orgId: String(site.orgId),
    language: site.language,
    ...(country === '' && { country: site.iso2 }),
    priceListId: String(site.priceLists[0]?.priceListId ?? ''),
    accountManagerId: manager ? String(self) : '',
  }
}

/** What this window has stored for the same account; nothing where its sites have changed. */
export const newCustomerDraft = (choices: Choices, self: number): DraftCodec<Draft> => ({
  empty: emptyDraft(choices, self),
  read: (stored) => {
    const isOfSite = stored.orgId === '' || choices.some(({ orgId }) => String(orgId) === stored.orgId)
    if (stored.by !== self || !isOfSite) return undefined
    const typed = Object.entries(emptyDraft(choices, self)).map(([field, otherwise]) => {
      const value = stored[field]
      return [field, typeof value === 'string' ? value : otherwise]
    })
    return Object.fromEntries(typed) as Draft
  },
  write: (draft) => ({ ...draft, by: self }),
})
