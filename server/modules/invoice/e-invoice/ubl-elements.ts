import type { BusinessTerms, Party } from './business-terms.ts'
import { decimal, element, type Xml } from './xml.ts'

export const id = (text: string, schemeID = '') => element('cbc:ID', text, { schemeID })

export const party = ({ electronicAddress, name, registration, vatNumber, contact, ...others }: Party) =>
  element('cac:Party', [
    element('cbc:EndpointID', electronicAddress?.id ?? '', { schemeID: electronicAddress?.scheme ?? '' }),
    element('cac:PartyIdentification', [id(others.id)]),
    address('cac:PostalAddress', others.address),
    ...(vatNumber ? [taxScheme(vatNumber)] : []),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      element('cbc:CompanyID', registration.id, { schemeID: registration.scheme }),
      element('cbc:CompanyLegalForm', others.legalNote),
    ]),
    element('cac:Contact', [
      element('cbc:Name', contact.name),
      element('cbc:Telephone', contact.phone),
      element('cbc:ElectronicMail', contact.email),
    ]),
  ])

const taxScheme = (vatNumber: string) =>
  element('cac:PartyTaxScheme', [element('cbc:CompanyID', vatNumber), element('cac:TaxScheme', [id('VAT')])])

export const address = (name: string, { address1, address2, city, postcode, state, country }: Party['address']) =>
  element(name, [
    element('cbc:StreetName', address1),
    element('cbc:AdditionalStreetName', address2),
    element('cbc:CityName', city),
    element('cbc:PostalZone', postcode),
    element('cbc:CountrySubentity', state),
    element('cac:Country', [element('cbc:IdentificationCode', country)]),
  ])

/** The category of the VAT of a line, a charge or the whole document, which also says why it is free. */
export const taxCategory = (
  name: string,
  { category, percent }: BusinessTerms['vat'],
  exemption: readonly Xml[] = [],
) => element(name, [id(category), element('cbc:Percent', percent), ...exemption, element('cac:TaxScheme', [id('VAT')])])

export const amount = (name: string, cents: number, currencyID: string) => element(name, decimal(cents), { currencyID })
