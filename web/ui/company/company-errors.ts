import {
  type CompanyDraft,
  type CompanyFault,
  type CompanyField,
  type CountryFacts,
  companyFaults,
  companyFields,
  companyLengths,
} from '../../../rules/customer/registration.ts'
import type { Faults } from '../form/useFaults.ts'
import type { Say } from '../language/language.tsx'

export type CompanyErrors = Faults<CompanyField>

/** What is wrong with the facts of a company, as sentences by field; empty where they can be sent. */
export function companyErrors(text: Say, draft: CompanyDraft, country: CountryFacts | undefined): CompanyErrors {
  return sentences(text, companyFaults({ ...draft, agreed: true }, country))
}

type CompanyRefusal = { fields: readonly string[]; details?: unknown }

/** What the server found wrong by the same rule; it knows check digits, too. */
export function toCompanyErrors(text: Say, { fields, details }: CompanyRefusal): CompanyErrors {
  const { faults = {} }: { faults?: Partial<Record<string, CompanyFault>> } = Object(details)
  const wrong = companyFields.filter((field) => fields.includes(field))
  return sentences(text, Object.fromEntries(wrong.map((field) => [field, faults[field] ?? 'invalid'])))
}

function sentences(text: Say, faults: Partial<Record<CompanyField, CompanyFault>>): CompanyErrors {
  const errors: CompanyErrors = {}
  for (const field of companyFields) if (faults[field]) errors[field] = sayFault(text, field, faults[field])
  return errors
}

function sayFault(text: Say, field: CompanyField, fault: CompanyFault): string {
  if (fault === 'missing') return text('company.missing')
  if (fault === 'too_long') return text('company.too_long', { most: companyLengths[field] })
  if (field === 'phone' || field === 'fax') return text('company.invalid_phone')
  if (field === 'vatNumber' || field === 'taxCode' || field === 'sdiCode' || field === 'postcode') {
    return text(`company.invalid_${field}`)
  }
  return text('company.invalid')
}
