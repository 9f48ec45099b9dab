import { expect, test } from 'vitest'
import { mayPay } from '../../../../rules/payment/payment.ts'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { readCamt } from './read-camt.ts'

const amount = (cents: number, currency = 'EUR') => `<Amt Ccy="${currency}">${(cents / 100).toFixed(2)}</Amt>`
const kind = (codes: string) => `<BkTxCd>${codes}</BkTxCd>`
const family = (name: string, sub: string) =>
  kind(`<Domn><Cd>PMNT</Cd><Fmly><Cd>${name}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn>`)

/** The payments of an entry of so many cents with this inside of its details, and beside them. */
function readPayments(cents: number, details: string, beside = '') {
  const entry = `<Ntry>${amount(cents)}<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>A</AcctSvcrRef>${beside}<NtryDtls>${details}</NtryDtls></Ntry>`
  const file = makeBankFile([{ entries: [{ amount: 1 }] }]).toString()
  const reading = readCamt(Buffer.from(file.replace(/<Ntry>.*<\/Ntry>/, entry)))
  if ('refused' in reading) throw new Error(reading.refused)
  return reading.statements.flatMap(({ entries }) => entries)
}

const readOne = (details: string, beside = '') => readPayments(500, `<TxDtls>${details}</TxDtls>`, beside)[0]

test.each([
  ['with a reason', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>closed</AddtlInf></RtrInf>', '', 'AC04'],
  ['with a reason of the bank', '<RtrInf><Rsn><Prtry>901</Prtry></Rsn></RtrInf>', '', '901'],
  ['with words', '<RtrInf><AddtlInf>closed</AddtlInf></RtrInf>', '', 'closed'],
  ['with what it was', `<RtrInf><OrgnlBkTxCd>${kind('')}</OrgnlBkTxCd></RtrInf>`, '', 'MS03'],
  ['by its kind', '', family('ICDT', 'RRTN'), 'RRTN'],
  ['by the kind of its payment', family('RCDT', 'RPCR'), '', 'RPCR'],
  ['by the code of German banks', '', kind('<Prtry><Cd>NTRF+159+9249+901</Cd></Prtry>'), '159'],
])('what came back, %s, says so and pays nothing', (_, details, beside, returnReason) => {
  const entry = readOne(details, beside)
  expect(entry).toMatchObject({ returnReason, direction: 'credit' })
  expect(entry && mayPay(entry)).toBe(false)
})

test.each([family('RCDT', 'ESCT'), kind('<Prtry><Cd>NTRF+166+9159+997</Cd></Prtry>')])(
  'a payment is one: %s',
  (code) => {
    expect(readOne('', code)).toMatchObject({ returnReason: '' })
  },
)

test('a return keeps what it is of, and what the bank says of it', () => {
  const details =
    '<Refs><EndToEndId>REFUND-7</EndToEndId></Refs><RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>closed</AddtlInf></RtrInf>'
  expect(readOne(details)).toMatchObject({ endToEndId: 'REFUND-7', note: 'closed' })
})

test.each([
  ['the entry', '', '<RvslInd>true</RvslInd>'],
  ['its payment', '<RvslInd>1</RvslInd>', ''],
])('a reversal by %s has the direction that is written', (_, details, beside) => {
  expect(readOne(details, beside)).toMatchObject({ isReversal: true, direction: 'credit' })
})

const payment = (inside: string) => `<TxDtls>${inside}</TxDtls>`
const stated = (name: string, cents: number, currency = 'EUR') => `<${name}>${amount(cents, currency)}</${name}>`
const detail = (...amounts: string[]) => payment(`<AmtDtls>${amounts.join('')}</AmtDtls>`)
const sums = (entries: ReturnType<typeof readPayments>) =>
  entries.map(({ amount: cents, direction }) => (direction === 'credit' ? cents : -cents))

test('of a batch one payment may be a reversal', () => {
  const entries = readPayments(
    300,
    payment(`${amount(400)}<RvslInd>false</RvslInd>`) +
      payment(`${amount(100)}<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>`),
  )
  expect(entries.map(({ isReversal }) => isReversal)).toEqual([false, true])
  expect(sums(entries)).toEqual([400, -100])
})

test.each([
  ['what was instructed', detail(stated('InstdAmt', 100)) + detail(stated('InstdAmt', 200)), [100, 200]],
  [
    'what it is in our currency',
    detail(stated('InstdAmt', 110, 'USD'), stated('CntrValAmt', 100)) + detail(stated('TxAmt', 200)),
    [100, 200],
  ],
  [
    'the amount of the payment before what was instructed',
    detail(stated('InstdAmt', 90), stated('TxAmt', 100)) + detail(stated('InstdAmt', 210), stated('TxAmt', 200)),
    [100, 200],
  ],
  [
    'what was instructed where that alone is the sum',
    detail(stated('InstdAmt', 100), stated('TxAmt', 90)) + detail(stated('InstdAmt', 200), stated('TxAmt', 190)),
    [100, 200],
  ],
  ['no amount', payment('') + payment(''), [300]],
  ['one of two amounts', payment(amount(100)) + payment(''), [300]],
  ['another currency alone', detail(stated('TxAmt', 100, 'USD')) + detail(stated('TxAmt', 200, 'USD')), [300]],
  ['another sum', detail(stated('TxAmt', 100)) + detail(stated('TxAmt', 201)), [300]],
])('a batch of 300 that states %s', (_, details, parts) => {
  expect(sums(readPayments(300, `<Btch><NbOfTxs>2</NbOfTxs></Btch>${details}`))).toEqual(parts)
})

const charge = (cents: number, direction = 'DBIT') => `${amount(cents)}<CdtDbtInd>${direction}</CdtDbtInd>`
const [hundred, twoHundred] = [payment(amount(100)), payment(amount(200))]

test.each([
  ['of the entry', 295, `<Chrgs>${charge(5)}</Chrgs>`, hundred + twoHundred, [100, 200, -5]],
  [
    'by record',
    295,
    `<Chrgs><Rcrd>${charge(3)}</Rcrd><Rcrd>${charge(2)}</Rcrd></Chrgs>`,
    hundred + twoHundred,
    [100, 200, -3, -2],
  ],
  ['without a direction', 295, `<Chrgs>${amount(5)}</Chrgs>`, hundred + twoHundred, [100, 200, -5]],
  ['given back', 305, `<Chrgs>${charge(5, 'CRDT')}</Chrgs>`, hundred + twoHundred, [100, 200, 5]],
  [
    'of a payment',
    295,
    '',
    payment(`${amount(100)}<Chrgs><Rcrd>${charge(5)}</Rcrd></Chrgs>`) + twoHundred,
    [100, 200, -5],
  ],
  ['that were booked apart', 300, `<Chrgs>${charge(5)}</Chrgs>`, hundred + twoHundred, [100, 200]],
  ['that do not explain the sum', 294, `<Chrgs>${charge(5)}</Chrgs>`, hundred + twoHundred, [294]],
  ['in another currency', 295, `<Chrgs>${amount(5, 'USD')}</Chrgs>`, hundred + twoHundred, [295]],
])('charges of a batch, %s: its parts are what was booked', (_, cents, beside, details, parts) => {
  const entries = readPayments(cents, details, beside)
  expect(sums(entries)).toEqual(parts)
  expect(new Set(entries.map(({ reference }) => reference)).size).toBe(parts.length)
})

test('what was taken for a batch is nobody’s payment', () => {
  const [, , taken] = readPayments(295, hundred + twoHundred, `<Chrgs>${charge(5)}</Chrgs>`)
  expect(taken).toMatchObject({ bankCode: 'CHRG', counterparty: { name: '' }, remittance: '', part: 3 })
})

const byA = '<RltdPties><Dbtr><Pty><Nm>A</Nm></Pty></Dbtr></RltdPties><Refs><EndToEndId>E</EndToEndId></Refs>'

test.each([
  ['says who paid', '<Btch><NbOfTxs>1</NbOfTxs></Btch>', byA, 'A'],
  ['says of one what it was', '<Btch><NbOfTxs>3</NbOfTxs></Btch>', byA, ''],
  ['says that this was all of it', '<Btch><NbOfTxs>3</NbOfTxs></Btch>', amount(500) + byA, 'A'],
])('an entry that %s', (_, batch, inside, name) => {
  const [entry] = readPayments(500, batch + payment(inside))
  expect(entry).toMatchObject({ counterparty: { name }, endToEndId: name && 'E', amount: 500 })
})

test('what was paid in another currency is noted with its rate', () => {
  const rate = '<CcyXchg><SrcCcy>USD</SrcCcy><XchgRate>1.08</XchgRate></CcyXchg>'
  const details = `<AmtDtls><InstdAmt>${amount(540, 'USD')}${rate}</InstdAmt>${stated('TxAmt', 500)}</AmtDtls>`
  expect(readOne(details)).toMatchObject({ amount: 500, currency: 'EUR', note: 'USD 5.40 (1.08)' })
})

const remittance = (...lines: string[]) => `<RmtInf>${lines.map((line) => `<Ustrd>${line}</Ustrd>`).join('')}</RmtInf>`
const named = (id: string) => `<Refs><EndToEndId>${id}</EndToEndId></Refs>`

test.each([
  ['their words are what was written', remittance('EREF+E-1MREF+MSVWZ+INL26000019'), 'INL26000019', 'E-1', 'MREF+M'],
  ['nothing that is said elsewhere is said twice', named('E-1') + remittance('EREF+E-1SVWZ+x'), 'x', 'E-1', ''],
  ['what is said elsewhere stays', named('E-2') + remittance('EREF+E-1SVWZ+x'), 'x', 'E-2', 'EREF+E-1'],
  ['a word for nothing is not said elsewhere', named('NOTPROVIDED') + remittance('EREF+E-1SVWZ+x'), 'x', 'E-1', ''],
])('fields of German banks: %s', (_, details, words, endToEndId, note) => {
  expect(readOne(details)).toMatchObject({ remittance: words, endToEndId, note })
})

test('for whom it is paid is named where nobody else is, else noted', () => {
  expect(readOne(remittance('SVWZ+xABWA+B'))).toMatchObject({ counterparty: { name: 'B' }, note: '' })
  expect(readOne(byA + remittance('SVWZ+xABWA+B'))).toMatchObject({ counterparty: { name: 'A' }, note: 'ABWA+B' })
})

test('references of creditors are in one form, those of the text among them', () => {
  const structured =
    '<Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>BBA</Prtry></CdOrPrtry></Tp><Ref>090/9337/55493</Ref></CdtrRefInf></Strd>'
  expect(readOne(`<RmtInf>${structured}</RmtInf>`)).toMatchObject({ creditorReferences: ['090933755493'] })
  expect(readOne(remittance('+++090/9337/55493+++'))).toMatchObject({
    creditorReferences: ['090933755493'],
    remittance: '+++090/9337/55493+++',
  })
})

test('a batch is split only where each of its payments says an amount', () => {
  const [entry, ...others] = readPayments(300, payment(amount(300)) + payment(byA))
  expect([entry?.part, entry?.amount, others.length]).toEqual([0, 300, 0])
})

test.each([
  ['HUF', '12500.50', 1_250_050],
  ['COP', '900000.25', 90_000_025],
  ['JPY', '1200', 120_000],
])('an account in %s is read in hundredths, as the ledger keeps every amount', (currency, text, cents) => {
  const file = makeBankFile([{ entries: [{ amount: 500 }] }]).toString()
  const foreign = file.replaceAll('EUR', currency).replace(/(<Ntry>.*?<Amt[^>]*>)[^<]*/, `$1${text}`)
  const reading = readCamt(Buffer.from(foreign.replaceAll(/(<Bal>.*?<Amt[^>]*>)[^<]*/g, '$17')))
  if ('refused' in reading) throw new Error(reading.refused)
  expect(
    reading.statements.map(({ entries }) => entries.map(({ amount: sum, currency: code }) => [sum, code])),
  ).toEqual([[[cents, currency]]])
})

test('what was paid in forint says its fillér', () => {
  const entry = readOne('<AmtDtls><InstdAmt><Amt Ccy="HUF">2000.50</Amt></InstdAmt></AmtDtls>')
  expect(JSON.stringify(entry)).toContain('HUF 2000.50')
})
