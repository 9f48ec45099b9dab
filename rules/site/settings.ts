import { isValidBIC, isValidIBAN } from 'ibantools'
import { isPostcode } from '../address/postcode.ts'
import { cleanPostcode } from '../address/postcode-form.ts'
import type { CompanyFault } from '../customer/registration.ts'
import { isEmail, longestEmail } from '../identity/email.ts'
import { isCompanyPhone } from '../identity/phone.ts'
import { needsPaymentNotes } from '../invoice/payment-notes.ts'
import { cleanPeppolAddress } from '../invoice/settings.ts'
import { isPeppolAddress } from '../invoice/settings-faults.ts'
import { oneLine } from '../text-input/one-line.ts'
import { isVatNumber, knowsVatNumbers } from '../vat/number.ts'

/** The places of a company that the pages and documents of a region name. */
export const officeKinds = { EU: ['company'], US: ['headquarters', 'distribution'] } as const
export type OfficeKind = 'company' | 'headquarters' | 'distribution'

/** The most characters of each field. */
export const contactLengths = {
  hotPhone: 40,
  serviceEmail: longestEmail,
  orderEmail: longestEmail,
  skypeId: 60,
  opens: 5,
  closes: 5,
}
export const officeLengths = {
  name: 100,
  address1: 100,
  postcode: 20,
  city: 60,
  state: 60,
  country: 2,
  phone: 40,
  email: longestEmail,
  registrationNumber: 60,
  vatNumber: 30,
  legalNote: 300,
  peppolAddress: 125,
  latePenalty: 300,
  recoveryFee: 300,
  earlyDiscount: 300,
}
export const bankAccountLengths = { holder: 70, bank: 70, account: 42, bic: 11 }

export type ContactField = keyof typeof contactLengths
export type OfficeField = keyof typeof officeLengths
export type BankAccountField = keyof typeof bankAccountLengths
export type SiteContact = Record<ContactField, string>
export type SiteOffice = Record<OfficeField, string>
export type BankAccountDraft = Record<BankAccountField, string>
/** An account of a company in a currency; its documents in that currency name the payment account. */
export type OwnAccountDraft = BankAccountDraft & { currency: string; isPaymentAccount: boolean }
export type BankAccountRefusal = 'bank_account.other_company' | 'bank_account.known' | 'bank_account.in_use'

type Faults<Field extends string> = Partial<Record<Field, CompanyFault>>
type Forms<Field extends string> = Partial<Record<Field, (value: string) => boolean>>

/** As it is stored: in one line, hours as HH:MM. */
export const siteContact = (typed: SiteContact): SiteContact => tidy(typed)

/** What is wrong with how a site is reached. Everything may be left open for the time being, but for the hours of its hotline. */
export function contactFaults(typed: SiteContact): Faults<ContactField> {
  const contact = siteContact(typed)
  const faults = findFaults<ContactField>(contact, contactLengths, ['opens', 'closes'], {
    hotPhone: isCompanyPhone,
    serviceEmail: isEmail,
    orderEmail: isEmail,
    opens: isTime,
    closes: isTime,
  })
  const isReversed = isTime(contact.opens) && isTime(contact.closes) && contact.opens >= contact.closes
  return { ...faults, ...(isReversed && { closes: 'invalid' }) }
}

/** As it is stored: in one line, numbers in capitals and without signs between. */
export function siteOffice(typed: SiteOffice): SiteOffice {
  const office = tidy(typed)
  return {
    ...office,
    country: office.country.toUpperCase(),
    postcode: cleanPostcode(office.postcode, office.country),
    vatNumber: bare(office.vatNumber),
    peppolAddress: cleanPeppolAddress(office.peppolAddress),
  }
}

/**
 * What is wrong with a place of the company. A company needs its VAT number, with the letters of its country in front, which may be
 * another's than that of its address. The United States have none: who invoices there is known by its registration number
 * (EN 16931, BR-CO-26). One in France needs what its law wants said of payments (`PaymentNotes`).
 */
export function officeFaults(typed: SiteOffice, kind: OfficeKind): Faults<OfficeField> {
  const office = siteOffice(typed)
  const needed: OfficeField[] = ['name', 'address1', 'postcode', 'city', 'country', 'phone', 'email']
  const notes = kind === 'company' && needsPaymentNotes(office.country) ? paymentNotes : []
  return findFaults(office, officeLengths, [...needed, ...identifiers[kind], ...notes], {
    phone: isCompanyPhone,
    email: isEmail,
    country: (country) => /^[A-Z]{2}$/.test(country),
    postcode: (postcode) => isPostcode(postcode, office.country),
    vatNumber: (number) => {
      const country = number.startsWith('EL') ? 'GR' : number.slice(0, 2)
      return knowsVatNumbers(country) && isVatNumber(number, country)
    },
    peppolAddress: isPeppolAddress,
  })
}

const paymentNotes: readonly OfficeField[] = ['latePenalty', 'recoveryFee', 'earlyDiscount']

const identifiers: Readonly<Record<OfficeKind, readonly OfficeField[]>> = {
  company: ['vatNumber'],
  headquarters: ['registrationNumber'],
  distribution: [],
}

/** As it is stored: in one line, numbers in capitals and without signs between. */
export function cleanBankAccount({ holder, bank, account, bic }: BankAccountDraft): BankAccountDraft {
  return { ...tidy({ holder, bank }), account: bare(account), bic: bare(bic) }
}

/** What is wrong with a bank account: outside of the United States it is an IBAN with its check digits. */
export const bankAccountFaults = (typed: BankAccountDraft, region: 'EU' | 'US'): Faults<BankAccountField> =>
  findFaults(cleanBankAccount(typed), bankAccountLengths, ['holder', 'bank', 'account', 'bic'], {
    account: (account) => (region === 'US' ? /^\d{4,17}$/.test(account) : isValidIBAN(account)),
    bic: (bic) => isValidBIC(bic),
  })

/** Where returned goods arrive at a warehouse, in its own country. */
export const warehouseAddressLengths = { address1: 100, postcode: 20, city: 60, state: 60 }
export type WarehouseAddressField = keyof typeof warehouseAddressLengths
export type WarehouseAddress = Record<WarehouseAddressField, string>
/** With the subdivision whose public holidays hold there; null: the country's. */
export type WarehouseSettings = WarehouseAddress & { subdivision: string | null }

/** As it is stored: in one line, the postcode as its country writes it. */
export function warehouseAddress(typed: WarehouseAddress, country: string): WarehouseAddress {
  const address = tidy(typed)
  return { ...address, postcode: cleanPostcode(address.postcode, country) }
}

/** What is wrong with it. All of it may be left open: goods then go to the company behind the site. */
export function warehouseAddressFaults(typed: WarehouseAddress, country: string): Faults<WarehouseAddressField> {
  const address = warehouseAddress(typed, country)
  const isOpen = Object.values(address).every((line) => line === '')
  return findFaults(address, warehouseAddressLengths, isOpen ? [] : ['address1', 'postcode', 'city'], {
    postcode: (postcode) => isPostcode(postcode, country),
  })
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const bare = (number: string) => number.toUpperCase().replaceAll(/[\s./-]/g, '')

const tidy = <Field extends string>(typed: Record<Field, string>) =>
  Object.fromEntries(Object.entries<string>(typed).map(([field, text]) => [field, oneLine(text)])) as Record<
    Field,
    string
  >

function findFaults<Field extends string>(
  values: Record<Field, string>,
  lengths: Record<Field, number>,
  needed: readonly Field[],
  forms: Forms<Field>,
) {
  const faultOf = (field: Field): CompanyFault | undefined => {
    const value = values[field]
    if (value === '') return needed.includes(field) ? 'missing' : undefined
    if (value.length > lengths[field]) return 'too_long'
    return forms[field]?.(value) === false ? 'invalid' : undefined
  }
  const faults = Object.keys(lengths).map((field) => [field, faultOf(field as Field)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined)) as Faults<Field>
}
