import { Readable } from 'node:stream'
import { downloadDocuments } from '../../../../contract/invoice/documents.ts'
import { mostLinesOfOnePdf } from '../../../../rules/invoice/invoice.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { invoicesDocument } from '../documents/document.ts'
import { documentFiles } from './document-files.ts'
import { countLines, findOwnDocuments, loadFacts } from './several.queries.ts'
import { zipStream } from './zip-stream.ts'

export const severalDocumentsRoutes = (mount: Mount) => {
  mount(downloadDocuments, async ({ db, caller, body, language }) => {
    const { form, withXml = false } = body
    const numbers = [...new Set(body.numbers)]
    const own = new Map((await findOwnDocuments(db, caller, numbers)).map(({ number, itemId }) => [number, itemId]))
    // Before anything is sent: a file that breaks off cannot say why.
    const unknown = numbers.filter((number) => !own.has(number))
    if (unknown.length > 0)
      throw new Refusal('finance.documents_unknown', { fields: ['numbers'], details: { numbers: unknown } })
    const itemIds = numbers.map((number) => own.get(number) ?? 0)
    const callerId = callerKey(caller)
    if (form === 'pdf') {
      if ((await countLines(db, itemIds)) > mostLinesOfOnePdf)
        throw new Refusal('finance.documents_too_long', { fields: ['numbers'] })
      const { bytes, mediaType, name } = await invoicesDocument(() => loadFacts(db, itemIds), { language, callerId })
      return { stream: Readable.from([bytes]), mediaType, name }
    }
    const files = documentFiles(db, itemIds, { callerId, withXml })
    return { stream: Readable.from(zipStream(files)), mediaType: 'application/zip', name: 'documents.zip' }
  })
}
