import { sql } from 'kysely'
import type { Db } from '../../../server/db/database.ts'
import { decimal, element, writeXml, type Xml } from '../../../server/modules/invoice/e-invoice/xml.ts'

type OpenInvoice = {
  account: string
  currency: string
  number: string
  reference: string
  company: string
  open: number
}
/** Cents. */
type Payment = { name: string; amount: number; text: string; reference: string }

/**
 * A file of the bank (camt.053.001.08) as staff import it: payments for the invoices of the demo that are open now, a statement for each
 * account. They name what they pay by its reference, by its number, in part, or not at all. `day` is the ISO date of its statements.
 */
export async function makeDemoBankFile(db: Db, day: string): Promise<string> {
  const invoices = await findOpenInvoices(db)
  const statements = [...Map.groupBy(invoices, ({ account, currency }) => `${account} ${currency}`).values()]
  const header = element('GrpHdr', [element('MsgId', `DEMO-${day}`), element('CreDtTm', `${day}T06:00:00`)])
  const message = element('BkToCstmrStmt', [header, ...statements.map((of) => writeStatement(of, day))])
  return writeXml(element('Document', [message], { xmlns: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08' }))
}

/** Where each is to be paid stands on it. */
async function findOpenInvoices(db: Db) {
  const { rows } = await sql<OpenInvoice>`
    select i.facts -> 'payment' ->> 'account' as account, f.currency, f.number, c.company, f.open,
           i.facts -> 'payment' ->> 'reference' as reference
      from finance_items f
      join invoices i on i.item_id = f.id
      join customers c on c.id = f.customer_id
     where f.kind = 'invoice' and f.cleared < f.amount and i.facts -> 'payment' ->> 'account' is not null
     order by f.id`.execute(db)
  return rows
}

// How customers name what they pay, one after the other.
const ways: readonly ((invoice: OpenInvoice) => Payment)[] = [
  ({ company: name, open: amount, reference }) => ({ name, amount, text: '', reference }),
  ({ company: name, open: amount, number }) => ({ name, amount, text: `Invoice ${number}`, reference: '' }),
  ({ company: name, open, number }) => ({
    name,
    amount: Math.ceil(open / 2),
    text: `Part of ${number}`,
    reference: '',
  }),
  ({ open: amount }) => ({ name: 'Collective payment', amount, text: 'Thank you', reference: '' }),
]

function writeStatement(invoices: readonly OpenInvoice[], day: string): Xml {
  const [{ account, currency } = { account: '', currency: '' }] = invoices
  const payments = invoices.flatMap((invoice, at) => ways[at % ways.length]?.(invoice) ?? [])
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const id = `${account}-${day}`.slice(-35)
  return element('Stmt', [
    element('Id', id),
    element('CreDtTm', `${day}T06:00:00`),
    element('FrToDt', [element('FrDtTm', `${day}T00:00:00`), element('ToDtTm', `${day}T23:59:59`)]),
    element('Acct', [element('Id', writeAccount(account)), element('Ccy', currency)]),
    writeBalance('OPBD', 0, { currency, day }),
    writeBalance('CLBD', total, { currency, day }),
    ...payments.map((payment, at) => writeEntry(payment, { currency, day, entry: `${id.slice(-28)}-${at + 1}` })),
  ])
}

const writeAccount = (account: string) =>
  /^[A-Z]{2}\d{2}/.test(account) ? [element('IBAN', account)] : [element('Othr', [element('Id', account)])]

type Booked = { currency: string; day: string }
const writeAmount = (cents: number, currency: string) => element('Amt', decimal(cents), { Ccy: currency })

const writeBalance = (code: string, cents: number, { currency, day }: Booked) =>
  element('Bal', [
    element('Tp', [element('CdOrPrtry', [element('Cd', code)])]),
    writeAmount(cents, currency),
    element('CdtDbtInd', 'CRDT'),
    element('Dt', [element('Dt', day)]),
  ])

const writeEntry = (payment: Payment, { currency, day, entry }: Booked & { entry: string }) =>
  element('Ntry', [
    element('NtryRef', entry),
    writeAmount(payment.amount, currency),
    element('CdtDbtInd', 'CRDT'),
    element('Sts', [element('Cd', 'BOOK')]),
    element('BookgDt', [element('Dt', day)]),
    element('ValDt', [element('Dt', day)]),
    element('AcctSvcrRef', entry),
    element('BkTxCd', [element('Prtry', [element('Cd', 'DEMO')])]),
    element('NtryDtls', [
      element('TxDtls', [
        element('Refs', [element('EndToEndId', 'NOTPROVIDED')]),
        element('RltdPties', [element('Dbtr', [element('Pty', [element('Nm', payment.name)])])]),
        element('RmtInf', [
          element('Ustrd', payment.text),
          element('Strd', [element('CdtrRefInf', [element('Ref', payment.reference)])]),
        ]),
      ]),
    ]),
  ])
