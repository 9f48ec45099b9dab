import type { Invoice, InvoiceAddress } from '../../../../rules/invoice/invoice.ts'
import { isMemberState, memberStatePrefixes } from '../../../../rules/vat/member-states.ts'
import { ascii, latin1 } from './latin-1.ts'
import { element, type Xml } from './xml.ts'

const longest = { street: 60, city: 60, company: 80, person: 60, number: 28, register: 20 }

/** CedentePrestatore: a company under the ordinary rules of VAT (RF01), not in liquidation (LN). */
export const seller = ({ seller: { vatNumber, name, registrationNumber, phone, email, ...address } }: Invoice) =>
  element('CedentePrestatore', [
    element('DatiAnagrafici', [
      taxNumber('IdFiscaleIVA', splitVatNumber(vatNumber)),
      element('Anagrafica', [element('Denominazione', latin1(name, longest.company))]),
      element('RegimeFiscale', 'RF01'),
    ]),
    place('Sede', address),
    register(registrationNumber),
    element('Contatti', [element('Telefono', toPhone(phone)), element('Email', ascii(email, 256))]),
  ])

/** CessionarioCommittente: by their VAT number, their tax code or both. Refuses a buyer in Italy who has neither. */
export function buyer({ buyer: { address, ...numbers } }: Invoice): Xml {
  const { taxCode, ...number } = identifyBuyer({ address, ...numbers })
  if (!number.number && !taxCode) throw new Error('The buyer has no VAT number and no tax code')
  return element('CessionarioCommittente', [
    element('DatiAnagrafici', [
      taxNumber('IdFiscaleIVA', number),
      element('CodiceFiscale', taxCode),
      element('Anagrafica', name(address)),
    ]),
    place('Sede', address),
  ])
}

type TaxNumber = { country: string; number: string }

export const taxNumber = (elementName: string, { country, number }: TaxNumber) =>
  element(elementName, number ? [element('IdPaese', country), element('IdCodice', number)] : [])

/** The letters before a VAT number are those of its country, for Greece GR (ISO 3166). */
export function splitVatNumber(vatNumber: string): TaxNumber {
  const plain = vatNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const letters = plain.slice(0, 2)
  return { country: memberStatePrefixes[letters] ?? letters, number: plain.slice(2, 2 + longest.number) }
}

type Identity = TaxNumber & { taxCode: string; isItalian: boolean }

/**
 * By which numbers the tax agency knows a buyer; a number that is empty is not said. Only Italy gives tax codes. Who has neither
 * abroad goes by what the agency reserves: for companies outside the EU, for all others.
 */
export function identifyBuyer({ address, vatNumber, taxCode: written }: Invoice['buyer']): Identity {
  const split = splitVatNumber(vatNumber)
  const taxCode = /^[A-Z0-9]{11,16}$/.test(written) ? written : ''
  if (/^[A-Z]{2}$/.test(split.country) && split.number) {
    return { ...split, taxCode, isItalian: split.country === 'IT' || taxCode !== '' }
  }
  if (taxCode || address.country === 'IT') return { country: 'IT', number: '', taxCode, isItalian: true }
  const reserved = isMemberState(address.country) ? '0000000' : 'OO99999999999'
  return { country: address.country, number: reserved, taxCode, isItalian: false }
}

function name({ company, firstName, lastName }: InvoiceAddress): Xml[] {
  if (company || !firstName || !lastName) {
    return [element('Denominazione', latin1(company || firstName || lastName, longest.company))]
  }
  return [element('Nome', latin1(firstName, longest.person)), element('Cognome', latin1(lastName, longest.person))]
}

type Place = Pick<InvoiceAddress, 'address1' | 'address2' | 'city' | 'state' | 'postcode' | 'country'>

/** Abroad there is no CAP and no province: the postcode then stands behind the street. */
export function place(elementName: string, { address1, address2, city, state, postcode, country }: Place): Xml {
  const isItaly = country === 'IT'
  const street = [address1, address2].filter(Boolean).join(' ')
  const behind = isItaly || postcode === '' ? '' : ` ${ascii(postcode, 12)}`
  return element(elementName, [
    element('Indirizzo', `${latin1(street, longest.street - behind.length)}${behind}`),
    element('CAP', isItaly && /^\d{5}$/.test(postcode) ? postcode : '00000'),
    element('Comune', latin1(city, longest.city)),
    element('Provincia', isItaly && /^[A-Z]{2}$/.test(state) ? state : ''),
    element('Nazione', country),
  ])
}

/** IscrizioneREA, where the number of the register is written as `REA MI-1234567`. */
function register(registrationNumber: string): Xml {
  const [, office = '', number = ''] = /\b([A-Z]{2})[- ](\d+)\b/.exec(registrationNumber) ?? []
  return element(
    'IscrizioneREA',
    number
      ? [
          element('Ufficio', office),
          element('NumeroREA', number.slice(0, longest.register)),
          element('StatoLiquidazione', 'LN'),
        ]
      : [],
  )
}

/** Five to twelve signs, or none. An Italian number that is longer by its country alone goes without that. */
function toPhone(phone: string): string {
  const plain = phone.replaceAll(/[^\d+]/g, '')
  const fits = (number: string) => number.length >= 5 && number.length <= 12
  return [plain, plain.replace(/^([+]|00)39/, '')].find(fits) ?? ''
}
