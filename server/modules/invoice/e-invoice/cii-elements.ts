import type { BusinessTerms, Party } from './business-terms.ts'
import { decimal, element } from './xml.ts'

export const id = (text: string) => element('ram:ID', text)

export const amount = (name: string, cents: number, currencyID = '') => element(name, decimal(cents), { currencyID })

/** An ISO date as CII writes it: YYYYMMDD (102 of UNCL 2379). */
export const date = (name: string, isoDate: string, dateName = 'udt:DateTimeString') =>
  element(name, [element(dateName, isoDate.replaceAll('-', ''), { format: '102' })])

export const reference = (name: string, number: string, issuedOn = '') =>
  element(name, [
    element('ram:IssuerAssignedID', number),
    date('ram:FormattedIssueDateTime', issuedOn, 'qdt:DateTimeString'),
  ])

export const indicator = (isCharge: boolean) =>
  element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))])

/** The category of the VAT of a line or a charge. */
export const tradeTax = (name: string, { category, percent }: BusinessTerms['vat']) =>
  element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', category),
    element('ram:RateApplicablePercent', percent),
  ])

export const party = (name: string, { registration, vatNumber, contact, electronicAddress, ...others }: Party) =>
  element(name, [
    id(others.id),
    element('ram:Name', others.name),
    element('ram:Description', others.legalNote),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', registration.id, { schemeID: registration.scheme })]),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', contact.name),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', contact.phone)]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', contact.email)]),
    ]),
    address(others.address),
    element('ram:URIUniversalCommunication', [
      element('ram:URIID', electronicAddress?.id ?? '', { schemeID: electronicAddress?.scheme ?? '' }),
    ]),
    element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatNumber, { schemeID: 'VA' })]),
  ])

export const address = ({ address1, address2, city, postcode, state, country }: Party['address']) =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postcode),
    element('ram:LineOne', address1),
    element('ram:LineTwo', address2),
    element('ram:CityName', city),
    element('ram:CountryID', country),
    element('ram:CountrySubDivisionName', state),
  ])
