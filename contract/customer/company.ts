import Type from 'typebox'
import { type CompanyField, companyLengths } from '../../rules/customer/registration.ts'
import { NumberText } from '../wire.ts'

// Twice as long as they are stored: surrounding space is no mistake.
const Line = (field: CompanyField) => Type.String({ maxLength: 2 * companyLengths[field] })
const NumberLine = (field: CompanyField) => NumberText(2 * companyLengths[field])

/** What a company states of itself, as it is typed. */
export const CompanyForm = {
  firstName: Line('firstName'),
  lastName: Line('lastName'),
  company: Line('company'),
  country: Line('country'),
  vatNumber: NumberLine('vatNumber'),
  taxCode: NumberLine('taxCode'),
  sdiCode: NumberLine('sdiCode'),
  address1: Line('address1'),
  address2: Line('address2'),
  city: Line('city'),
  state: Line('state'),
  postcode: Line('postcode'),
  phone: Line('phone'),
  fax: Line('fax'),
} satisfies Record<CompanyField, unknown>
