import { expect, test } from 'vitest'
import type { ReminderLetter } from '../../../../rules/payment/reminder.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { layoutFaults } from '../../../testing/files/pdf-layout.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import drawReminder from './draw-task.ts'
import { reminderDocument } from './letter.ts'

const place = { address1: 'Keizersgracht 1', city: 'Amsterdam', state: '', postcode: '1015 CJ', country: 'NL' }
const line = {
  ...{ number: 'INL26000031', orderNumber: 'ONL000017', issuedOn: '2026-10-01', dueOn: '2026-10-31' },
  ...{ daysOverdue: 24, open: 15_125 },
}
const dutch = { holder: 'Aster B.V.', bank: 'Bank', account: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
const letter: ReminderLetter = {
  ...{ level: 2, language: 'en', currency: 'EUR', writtenOn: '2026-11-24', amount: 15_125, items: [line] },
  seller: {
    ...place,
    name: 'Aster B.V.',
    phone: '+31',
    email: 'a@aster.example',
    vatNumber: 'NL1',
    registrationNumber: '',
  },
  customer: {
    company: 'Łódź & Söhne',
    custnum: 'C12',
    address: { ...place, company: 'Łódź & Söhne', firstName: '', lastName: '', address2: '' },
  },
  payments: [{ seller: 'Aster B.V.', amount: 15_125, numbers: ['INL26000031'], account: dutch }],
}
const draw = async (given: Partial<ReminderLetter>) => Buffer.from(await drawReminder({ ...letter, ...given }))

const letters = [1, 2, 3].flatMap((level) =>
  ['en', 'us', 'de', 'fr', 'it', 'pl'].map((language) => ({ level, language })),
)

test.each(letters)('a letter of level $level in $language is sound and says what is overdue', async (given) => {
  const bytes = await draw(given)
  expect([...archiveFaults(bytes), ...layoutFaults(bytes)]).toEqual([])
  for (const words of ['Łódź & Söhne', 'C12', 'INL26000031', 'ONL000017', 'NL91 ABNA 0417 1643 00', 'RF'])
    expect(pdfText(bytes)).toContain(words)
})

test('two hundred items go over several pages, without an address and without an account', async () => {
  const items = Array.from({ length: 200 }, (_, at) => ({ ...line, number: `INL26${String(at).padStart(6, '0')}` }))
  const bytes = await draw({
    items,
    payments: [{ seller: 'Aster B.V.', amount: 1, numbers: [], account: null }],
    customer: { ...letter.customer, address: null },
  })
  expect([...archiveFaults(bytes), ...layoutFaults(bytes)]).toEqual([])
  expect(pdfText(bytes)).toContain('INL26000199')
})

test('what two companies invoiced is paid to the account of each, by name', async () => {
  const italian = { holder: 'Aster S.r.l.', bank: 'Banca', account: 'IT60X0542811101000000123456', bic: 'BPPIITRR' }
  const second = { seller: 'Aster S.r.l.', amount: 10_000, numbers: ['IIT26000007', 'IIT26000008'], account: italian }
  const bytes = await draw({ payments: [...letter.payments, second] })
  expect([...archiveFaults(bytes), ...layoutFaults(bytes)]).toEqual([])
  const text = pdfText(bytes)
  for (const words of [
    'on behalf of the companies',
    'Payment to Aster S.r.l.',
    'IT60 X054 2811 1010 0000 0123 456',
    '€100.00',
  ])
    expect(text).toContain(words)
  expect(text).toContain('IIT26000007 IIT26000008')
  expect(pdfText(await draw({}))).not.toContain('on behalf')
})

test('the same facts give the same bytes, in a thread and outside of it', async () => {
  const answer = await reminderDocument(letter, 'test')
  expect(Buffer.from(answer.bytes).equals(await draw({}))).toBe(true)
  expect(answer.name).toBe('C12-2026-11-24.pdf')
})
