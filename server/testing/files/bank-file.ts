/** A payment as a test names it; what it leaves out is usual. Cents. */
type FilePayment = {
  amount: number
  direction?: 'credit' | 'debit'
  /** Of the other side. */
  name?: string
  account?: string
  /** Lines of text, as long as a bank takes them. */
  remittance?: readonly string[]
  creditorReference?: string
  documentNumbers?: readonly string[]
  endToEndId?: string
  returnReason?: string
}

/** An entry: one payment, or a batch of several that is booked as their sum. */
export type FileEntry = FilePayment & {
  /** The bank's (`AcctSvcrRef`); empty for none. */
  reference?: string
  /** Of the entry in its statement (`NtryRef`). */
  entryReference?: string
  bookedOn?: string
  currency?: string
  status?: 'BOOK' | 'PDNG' | 'INFO'
  isReversal?: boolean
  batch?: readonly FilePayment[]
}

export type FileStatement = {
  id?: string
  account?: string
  currency?: string
  /** Cents; the closing balance follows from what is booked. */
  opening?: number
  from?: string
  to?: string
  sequence?: number
  /** It says neither of when it is nor between which balances. */
  isBare?: boolean
  entries: readonly FileEntry[]
}

type FileOptions = {
  /** Of the message: 2 to 13. */
  version?: number
  messageId?: string
  /** Of the namespace in the file; empty for none. */
  prefix?: string
}

/** A bank file (ISO 20022, camt.053) of these statements, as banks write them, for tests and the demo. */
export function makeBankFile(statements: readonly FileStatement[], options: FileOptions = {}): Buffer {
  const { version = 8, messageId = 'MSG-1', prefix = '' } = options
  const header = element('GrpHdr', element('MsgId', messageId), element('CreDtTm', '2026-03-03T06:00:00+01:00'))
  const message = element('BkToCstmrStmt', header, ...statements.map((statement) => writeStatement(statement, version)))
  const namespace = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${String(version).padStart(2, '0')}`
  const text = `<Document xmlns="${namespace}">${message.xml}</Document>`
  const named = prefix
    ? text.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`).replace('xmlns=', `xmlns:${prefix}=`)
    : text
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${named}\n`)
}

type Xml = { xml: string }
type Content = Xml | string | false | undefined

function toXml(part: Content): string {
  if (typeof part === 'string') return escaped(part)
  return part ? part.xml : ''
}

/** What is empty is left out. */
function element(name: string, ...content: readonly Content[]): Xml {
  const inside = content.map(toXml).join('')
  return { xml: inside && `<${name}>${inside}</${name}>` }
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)

const toDecimal = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const writeAmount = (cents: number, currency: string): Xml => ({
  xml: `<Amt Ccy="${currency}">${toDecimal(cents)}</Amt>`,
})

const letters = (isCredit: boolean) => (isCredit ? 'CRDT' : 'DBIT')

function writeStatement(statement: FileStatement, version: number): Xml {
  const { id = 'STM-1', account = 'NL91ABNA0417164300', currency = 'EUR', sequence = 1, entries } = statement
  const { opening = 0, from = '2026-03-02', to = '2026-03-02', isBare = false } = statement
  const booked = entries.filter(
    (entry) => (entry.status ?? 'BOOK') === 'BOOK' && (entry.currency ?? currency) === currency,
  )
  const closing = booked.reduce((sum, entry) => sum + (isCredit(entry) ? entry.amount : -entry.amount), opening)
  const balance = (code: string, cents: number, day: string) =>
    element(
      'Bal',
      element('Tp', element('CdOrPrtry', element('Cd', code))),
      writeAmount(Math.abs(cents), currency),
      element('CdtDbtInd', letters(cents >= 0)),
      element('Dt', element('Dt', day)),
    )
  return element(
    'Stmt',
    element('Id', id),
    element('ElctrncSeqNb', String(sequence)),
    element('CreDtTm', `${to}T20:00:00`),
    !isBare && element('FrToDt', element('FrDtTm', `${from}T00:00:00`), element('ToDtTm', `${to}T23:59:59`)),
    element('Acct', element('Id', writeAccount(account)), element('Ccy', currency)),
    !isBare && balance('OPBD', opening, from),
    !isBare && balance('CLBD', closing, to),
    ...entries.map((entry) => writeEntry({ currency, bookedOn: to, ...entry }, version)),
  )
}

const isCredit = ({ direction = 'credit' }: FilePayment) => direction === 'credit'

const writeAccount = (account: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(account) ? element('IBAN', account) : element('Othr', element('Id', account))

type StatedEntry = FileEntry & { currency: string; bookedOn: string }

function writeEntry(entry: StatedEntry, version: number): Xml {
  const { status = 'BOOK', currency, bookedOn, batch } = entry
  const day = element('Dt', bookedOn)
  const family = element('Fmly', element('Cd', isCredit(entry) ? 'RCDT' : 'ICDT'), element('SubFmlyCd', 'ESCT'))
  return element(
    'Ntry',
    element('NtryRef', entry.entryReference ?? ''),
    writeAmount(entry.amount, currency),
    element('CdtDbtInd', letters(isCredit(entry))),
    entry.isReversal && element('RvslInd', 'true'),
    element('Sts', version < 8 ? status : element('Cd', status)),
    element('BookgDt', day),
    element('ValDt', day),
    element('AcctSvcrRef', entry.reference ?? ''),
    element('BkTxCd', element('Domn', element('Cd', 'PMNT'), family)),
    element(
      'NtryDtls',
      ...(batch ?? [entry]).map((payment) => writePayment(payment, entry, { version, inBatch: !!batch })),
    ),
  )
}

type Place = { version: number; inBatch: boolean }

function writePayment(payment: FilePayment, { currency, direction }: StatedEntry, { version, inBatch }: Place): Xml {
  const amount = writeAmount(payment.amount, currency)
  const isIn = isCredit({ ...(direction && { direction }), ...payment })
  return element(
    'TxDtls',
    element('Refs', element('EndToEndId', payment.endToEndId ?? 'NOTPROVIDED')),
    inBatch && (version < 4 ? element('AmtDtls', element('TxAmt', amount)) : amount),
    inBatch && version >= 4 && element('CdtDbtInd', letters(isIn)),
    writeParties(payment, isIn ? 'Dbtr' : 'Cdtr', version),
    writeRemittance(payment),
    element('RtrInf', element('Rsn', element('Cd', payment.returnReason ?? ''))),
  )
}

function writeParties({ name = '', account = '' }: FilePayment, role: 'Dbtr' | 'Cdtr', version: number): Xml {
  const party = element('Nm', name)
  return element(
    'RltdPties',
    element(role, version < 8 ? party : element('Pty', party)),
    account !== '' && element(`${role}Acct`, element('Id', writeAccount(account))),
  )
}

function writeRemittance({ remittance = [], creditorReference = '', documentNumbers = [] }: FilePayment): Xml {
  const documents = documentNumbers.map((number) => element('RfrdDocInf', element('Nb', number)))
  return element(
    'RmtInf',
    ...remittance.map((line) => element('Ustrd', line)),
    element('Strd', ...documents, element('CdtrRefInf', element('Ref', creditorReference))),
  )
}
