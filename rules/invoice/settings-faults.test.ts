import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanInvoiceSettings, type InvoiceSettings, noInvoiceSettings, readPeppolAddress } from './settings.ts'
import { invoiceSettingsFaults, isPeppolAddress } from './settings-faults.ts'

const leitwegId = '04011000-1234512345-06'

test.each<[string, Partial<InvoiceSettings>, string, object]>([
  ['nothing', {}, '', {}],
  ['an address for invoices', { email: ' ap@example.com ' }, '', {}],
  ['no address', { email: 'ap' }, '', { email: 'invalid' }],
  ['any reference', { reference: 'Cost centre 17' }, '', {}],
  ['a long reference', { reference: 'x'.repeat(61) }, '', { reference: 'too_long' }],
  ['a Dutch company', { peppolAddress: '0106: 12345678' }, '', {}],
  ['a mail address as if it were of Peppol', { peppolAddress: 'EM:ap@example.com' }, '', { peppolAddress: 'invalid' }],
  ['an unknown scheme', { peppolAddress: '9999:1' }, '', { peppolAddress: 'invalid' }],
  ['a number without its scheme', { peppolAddress: '12345678' }, '', { peppolAddress: 'invalid' }],
  ['a wrong check digit', { peppolAddress: '0088:4006381333932' }, '', { peppolAddress: 'invalid' }],
  ['an authority', { isXRechnung: true, reference: leitwegId }, '', {}],
  [
    'XRechnung without a reference',
    { isXRechnung: true, peppolAddress: '0106:12345678' },
    '',
    { reference: 'missing' },
  ],
  ['XRechnung to nowhere', { isXRechnung: true, reference: 'ours' }, '', { peppolAddress: 'missing' }],
  ['XRechnung to a German company', { isXRechnung: true, reference: 'ours' }, 'DE136695976', {}],
  ['XRechnung to a Dutch company', { isXRechnung: true, reference: 'ours', peppolAddress: '0106:12345678' }, '', {}],
])('%s', (_, settings, vatNumber, faults) => {
  expect(invoiceSettingsFaults({ ...noInvoiceSettings, ...settings }, vatNumber)).toEqual(faults)
})

test('what is stored stays as it is, and a good Peppol address is read as it was typed', () => {
  const settings = fc.record({
    email: fc.string(),
    reference: fc.string(),
    peppolAddress: fc.string(),
    isXRechnung: fc.boolean(),
  })
  fc.assert(
    fc.property(settings, (typed) => {
      const stored = cleanInvoiceSettings(typed)
      expect(cleanInvoiceSettings(stored)).toEqual(stored)
      expect(invoiceSettingsFaults(stored, '')).toEqual(invoiceSettingsFaults(typed, ''))
    }),
  )
  expect(isPeppolAddress('9930:de136695976')).toBe(true)
  expect(readPeppolAddress('9930:DE136695976')).toEqual({ scheme: '9930', id: 'DE136695976' })
  expect(readPeppolAddress('')).toBeNull()
})
