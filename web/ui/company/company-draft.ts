import { type CompanyDraft, companyFields } from '../../../rules/customer/registration.ts'

const emptyFields = Object.fromEntries(companyFields.map((field) => [field, ''])) as CompanyDraft

/** A form in which nothing was typed, with a country. */
export const emptyCompany = (country: string): CompanyDraft => ({ ...emptyFields, country })

/** The fields that a browser kept, however they were left there. */
export function readCompanyDraft(kept: unknown, country: string): CompanyDraft {
  const typed: Record<string, unknown> = Object(kept)
  const empty = emptyCompany(country)
  const fields = companyFields.map((field) => [field, typeof typed[field] === 'string' ? typed[field] : empty[field]])
  return Object.fromEntries(fields) as CompanyDraft
}
