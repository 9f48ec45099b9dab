import { expect, test } from 'vitest'
import { readEntry, readSaid } from './testing/mt940-file.ts'

test('fields that a German bank numbers', () => {
  const details = [
    ':86:166?00GUTSCHRIFT?109249?20EREF+E-1?21MREF+M-1?22SVWZ+Rechnung Nummer INL260',
    '?2300019 vom Maerz?30COBADEFFXXX?31DE89370400440532013000?32MUSTER',
    'MANN HANDELSGESELLSCH?33AFT MBH?34000',
  ]
  expect(readSaid(...[details.join('\r\n')])).toMatchObject({
    counterparty: { name: 'MUSTERMANN HANDELSGESELLSCHAFT MBH', account: 'DE89370400440532013000' },
    endToEndId: 'E-1',
    remittance: 'Rechnung Nummer INL260\n00019 vom Maerz',
    note: 'GUTSCHRIFT MREF+M-1 BIC+COBADEFFXXX',
    bankCode: 'NTRF+166+9249+000',
    returnReason: '',
  })
})

test.each([
  ['a full field goes on', '?20SVWZ+Rechnung Maerz INL2600?210019', 'Rechnung Maerz INL2600\n0019'],
  ['one that is not full is one', '?20SVWZ+Rechnung INL2600?210019', 'Rechnung INL2600 0019'],
  ['a name of a field is broken', '?20EREF+1 MREF+23456789012345S?21VWZ+INL26000019', 'INL26000019'],
  ['words of the bank come first', '?20Gutschrift?21EREF+1?22SVWZ+INL26000019', 'Gutschrift INL26000019'],
  ['all that can be said', '?20SVWZ+a?29b?60c?63d', 'a b c d'],
  ['what no field begins with', '?20was?80nun', 'was?80nun'],
])('texts of German banks: %s', (_, fields, remittance) => {
  expect(readSaid(`:86:166?00A${fields}?32N`)).toMatchObject({ remittance, counterparty: { name: 'N' } })
})

test('a payer who writes fields of the bank is not taken for the bank', () => {
  const numbered = readSaid(':86:166?20SVWZ+a?31DE02120300000000202051?32Other?20b?31DE89370400440532013000?32Muster')
  expect(numbered.counterparty).toEqual({ name: 'Muster', account: 'DE89370400440532013000' })
  expect(numbered.remittance).toContain('DE02120300000000202051')
  const named = readSaid(':86:/IBAN/NL91ABNA0417164300/NAME/Muster/REMI/a/IBAN/NL20INGB0001234567/NAME/Other/EREF/E-1')
  expect(named.counterparty).toEqual({ name: 'Muster', account: 'NL91ABNA0417164300' })
  expect(named).toMatchObject({ remittance: 'a/IBAN/NL20INGB0001234567/NAME/Other', endToEndId: 'E-1' })
  const only = readSaid(':86:/REMI/a/IBAN/NL20INGB0001234567')
  expect(only.counterparty.account).toBe('')
})

test.each(['^', '<', '~', '@', '|'])('fields that a Polish bank divides by %s', (sign) => {
  const details = [
    '020',
    '00PRZELEW',
    '20Faktura INL26000019',
    '27ul. Długa 1',
    '32MUSTER SP Z',
    '33O.O.',
    '3861109010140000071219812874',
  ]
  expect(readSaid(`:86:${details.join(sign)}`)).toMatchObject({
    counterparty: { name: 'MUSTER SP Z O.O.', account: '61109010140000071219812874' },
    remittance: 'Faktura INL26000019 ul. Długa 1',
    note: 'PRZELEW',
    bankCode: 'NTRF',
  })
})

test.each([
  [
    'of ABN AMRO',
    ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/MUST\r\nER BV/REMI/factuur INL26\r\n000019/EREF/E-1',
    { name: 'MUSTER BV', account: 'NL91ABNA0417164300' },
    { remittance: 'factuur INL26\n000019', endToEndId: 'E-1', note: 'TRTP/SEPA OVERBOEKING BIC/ABNANL2A' },
  ],
  [
    'of ING',
    ':86:/EREF/E-1//CNTP/NL91ABNA0417164300/ABNANL2A/MUSTER BV///REMI/USTD//INL26000019/',
    { name: 'MUSTER BV', account: 'NL91ABNA0417164300' },
    { remittance: 'INL26000019', endToEndId: 'E-1', note: 'BIC/ABNANL2A' },
  ],
  [
    'of Rabobank',
    ':86:/EREF/NOTPROVIDED/ORDP//NAME/MUSTER BV/REMI/INL26000019/ISDT/2026-03-02',
    { name: 'MUSTER BV', account: '' },
    { remittance: 'INL26000019', endToEndId: '', note: 'ISDT/2026-03-02' },
  ],
])('words of a Dutch bank, %s', (_, details, counterparty, rest) => {
  expect(readSaid(details)).toMatchObject({ counterparty, ...rest })
})

test('a payment reference of the Netherlands is one', () => {
  const entry = readSaid(':86:/CNTP/NL91ABNA0417164300/ABNANL2A/M//REMI/STRD/CUR/5000056789012345/')
  expect(entry).toMatchObject({ creditorReferences: ['5000056789012345'], remittance: '' })
})

test.each([
  ['a German code', ':61:260302C1,NTRFNONREF', ':86:159?00RETOURE?20x', '159'],
  ['its type', ':61:260302C1,NRTINONREF', ':86:x', 'NRTI'],
  ['a word with a reason', ':61:260302C1,NTRFNONREF', ':86:/RTRN/AC04/REMI/x', 'AC04'],
  ['a word alone', ':61:260302C1,NTRFNONREF', ':86:/RTRN//REMI/x', 'MS03'],
  ['no code of Polish banks', ':61:260302C1,NTRFNONREF', ':86:159~00PRZELEW~20x', ''],
  ['no primanota', ':61:260302C1,NTRFNONREF', ':86:166?10159?20x', ''],
])('what came back is known by %s', (_, line, details, returnReason) => {
  expect(readEntry(line, details).returnReason).toBe(returnReason)
})

test.each([
  ['a line that begins with a colon', ':86:a\r\n:15:30 b', 'a :15:30 b'],
  ['several fields', ':86:a\r\n:86:b', 'a b'],
  ['a full line', `:86:${'a '.repeat(32)}I\r\nNL26000019`, `${'a '.repeat(32)}I\nNL26000019`],
  ['a bank code that is none of its fields', ':86:999PN5477SCHECK-NR. 16703074', '999PN5477SCHECK-NR. 16703074'],
  ['a question', ':86:was?30 Tage', 'was?30 Tage'],
  ['fields that are not SWIFT’s', ':NS:01abc\r\n02def', '01abc 02def'],
])('free text: %s', (_, details, remittance) => {
  expect(readSaid(details).remittance).toBe(remittance)
})
