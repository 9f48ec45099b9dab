import { ParseOption, XmlDocument, XmlElement, XmlError } from 'libxml2-wasm'
import {
  type BankFilePlace,
  type BankFileRefusal,
  type BankStatement,
  largestBankFile,
} from '../../../../rules/ledger/bank-statement.ts'
import { type CamtMessage, readPagination } from './camt-head.ts'
import { BankFileFault, makeNodeReader, type NodeReader, textAt } from './camt-node.ts'
import { type CamtStatement, readStatement, toStatements } from './camt-statement.ts'
import { hasDoctype } from './doctype.ts'
import { toPlainXml } from './plain-xml.ts'

export type BankFileReading = { statements: BankStatement[] } | BankFileRefused

/** Why a file is not read, and where in it that is. */
export type BankFileRefused = { refused: BankFileRefusal; place?: BankFilePlace }

const messages = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[234]\.001\.(?:0[2-9]|1[0-3])$/

/**
 * The statements of a bank file (ISO 20022, camt.052, .053 and .054, versions 2 to 13) with what is booked in them. Refuses the file as a
 * whole where anything in it is not understood: half of a statement would be worse than none. Holds its thread for up to a second.
 */
export function readCamt(bytes: Uint8Array): BankFileReading {
  if (bytes.length > largestBankFile) return { refused: 'bank_file.too_large' }
  const xml = toPlainXml(bytes)
  // Before the parser sees it: what a document type declares can grow without end.
  if (hasDoctype(xml)) return { refused: 'bank_file.doctype' }
  try {
    const document = XmlDocument.fromBuffer(xml, { option: options })
    try {
      return { statements: readDocument(document) }
    } finally {
      // Its memory is not the collector's.
      document.dispose()
    }
  } catch (error) {
    if (error instanceof BankFileFault) return { refused: error.refusal, place: error.place }
    if (error instanceof XmlError) return { refused: 'bank_file.not_xml' }
    throw error
  }
}

// Nothing is loaded, no entity put in, and the limits of the parser stay: 256 levels, and so on.
const options = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_SYS_CATALOG

function readDocument(document: XmlDocument): BankStatement[] {
  // In an encoding that we do not look into.
  if (document.dtd) throw new BankFileFault('bank_file.doctype')
  const documents = findDocuments(document.root)
  const [first] = documents
  // Several are of one version, as an envelope has them.
  const isOne = documents.every(({ namespaceUri }) => namespaceUri === first?.namespaceUri)
  if (!first || !isOne || !messages.test(first.namespaceUri)) throw new BankFileFault('bank_file.not_camt')
  const reader = makeNodeReader(first.namespaceUri)
  const statements = toStatements(documents.flatMap((one) => readMessages(one, reader)))
  if (statements.length === 0) throw new BankFileFault('bank_file.shape')
  return statements
}

// Those that are known have two levels, and a header of some dozen elements.
const deepestEnvelope = 4
const mostInEnvelope = 1_000

/** The file itself, or what is in its envelope beside the header (head.001). */
function findDocuments(root: XmlElement): XmlElement[] {
  const documents: XmlElement[] = []
  let count = 0
  const look = (element: XmlElement, depth: number) => {
    if (++count > mostInEnvelope) throw new BankFileFault('bank_file.not_camt')
    if (element.name === 'Document') documents.push(element)
    else if (depth < deepestEnvelope)
      for (let child = element.firstChild; child; child = child.next)
        if (child instanceof XmlElement) look(child, depth + 1)
  }
  look(root, 0)
  return documents
}

type MessageForm = { number: string; statement: string; kind: BankStatement['kind'] }

/** What a message is of, by its name: all that is booked, what is so far, or some of it. */
const messageForms: ReadonlyMap<string, MessageForm> = new Map([
  ['BkToCstmrStmt', { number: '053', statement: 'Stmt', kind: 'statement' }],
  ['BkToCstmrAcctRpt', { number: '052', statement: 'Rpt', kind: 'report' }],
  ['BkToCstmrDbtCdtNtfctn', { number: '054', statement: 'Ntfctn', kind: 'notification' }],
])

function readMessages(document: XmlElement, reader: NodeReader): CamtStatement[] {
  const found = Array.from(reader.elementsIn(document))
  if (found.length === 0) throw new BankFileFault('bank_file.not_camt')
  return found.flatMap((message) => {
    const form = messageForms.get(message.name)
    if (!form || !message.namespaceUri.includes(`camt.${form.number}.`)) throw new BankFileFault('bank_file.not_camt')
    return readMessage(message, form, reader)
  })
}

function readMessage(element: XmlElement, { statement, kind }: MessageForm, reader: NodeReader): CamtStatement[] {
  const statements: CamtStatement[] = []
  let message: CamtMessage = { messageId: '', kind, page: null, isLastPage: true }
  for (const child of reader.elementsIn(element)) {
    if (child.name === 'GrpHdr') {
      const header = reader.toNode(child)
      message = { messageId: textAt(header, 'MsgId'), kind, ...readPagination(header, 'MsgPgntn') }
    }
    if (child.name === statement) statements.push(readStatement(child, message, reader))
  }
  return statements
}
