import { ParseOption, XmlDocument, type XmlElement, XmlError } from 'libxml2-wasm'
import { type BankFileRefusal, type BankStatement, largestBankFile } from '../../../../rules/finance/bank-statement.ts'
import { BankFileFault, makeNodeReader, type NodeReader, textAt } from './camt-node.ts'
import { readStatement } from './camt-statement.ts'
import { hasDoctype } from './doctype.ts'

export type BankFileReading = { statements: BankStatement[] } | { refused: BankFileRefusal }

const messages = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:0[2-9]|1[0-3])$/

/**
 * The statements of a bank file (ISO 20022, camt.053.001.02 to .13) with what is booked in them. Refuses the file as a
 * whole where anything in it is not understood: half of a statement would be worse than none. Holds its thread for up to a second.
 */
export function readCamt(bytes: Uint8Array): BankFileReading {
  if (bytes.length > largestBankFile) return { refused: 'bank_file.too_large' }
  // Before the parser sees it: what a document type declares can grow without end.
  if (hasDoctype(bytes)) return { refused: 'bank_file.doctype' }
  try {
    const document = XmlDocument.fromBuffer(bytes, { option: options })
    try {
      return { statements: readDocument(document) }
    } finally {
      // Its memory is not the collector's.
      document.dispose()
    }
  } catch (error) {
    if (error instanceof BankFileFault) return { refused: error.refusal }
    if (error instanceof XmlError) return { refused: 'bank_file.not_xml' }
    throw error
  }
}

// Nothing is loaded, no entity put in, and the limits of the parser stay: 256 levels, and so on.
const options = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_SYS_CATALOG

function readDocument(document: XmlDocument): BankStatement[] {
  // In an encoding that we do not look into.
  if (document.dtd) throw new BankFileFault('bank_file.doctype')
  const { root } = document
  if (root.name !== 'Document' || !messages.test(root.namespaceUri)) throw new BankFileFault('bank_file.not_camt')
  const reader = makeNodeReader(root.namespaceUri)
  const [message] = reader.elementsIn(root)
  if (message?.name !== 'BkToCstmrStmt') throw new BankFileFault('bank_file.not_camt')
  const statements = readMessage(message, reader)
  if (statements.length === 0) throw new BankFileFault('bank_file.shape')
  return statements
}

function readMessage(message: XmlElement, reader: NodeReader): BankStatement[] {
  const statements: BankStatement[] = []
  let messageId = ''
  for (const element of reader.elementsIn(message)) {
    if (element.name === 'GrpHdr') messageId = textAt(reader.toNode(element), 'MsgId')
    if (element.name === 'Stmt') statements.push(readStatement(element, messageId, reader))
  }
  return statements
}
