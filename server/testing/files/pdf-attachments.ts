import { readObjects, streamOf } from './pdf-text.ts'

export type Attachment = {
  name: string
  /** What it is to the document, such as Alternative. */
  relationship: string
  mediaType: string
  /** As PDF writes a moment; empty where it says none. */
  modified: string
  /** Whether the document itself says that it belongs to it. */
  isAssociated: boolean
  bytes: Buffer
}

/** The files inside a PDF made by the shop. */
export function readAttachments(file: Buffer): Attachment[] {
  const objects = readObjects(file)
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
  const associated = /\/AF \[([^\]]*)\]/.exec(catalog)?.[1] ?? ''
  return [...objects].flatMap(([id, body]) => {
    if (!body.includes('/Type /Filespec')) return []
    const embedded = objects.get(/\/EF <<\s*\/F (\d+) 0 R/.exec(body)?.[1] ?? '') ?? ''
    return {
      name: /\/UF \(([^)]*)\)/.exec(body)?.[1] ?? '',
      relationship: /\/AFRelationship \/(\w+)/.exec(body)?.[1] ?? '',
      mediaType: (/\/Subtype \/(\S+)/.exec(embedded)?.[1] ?? '').replaceAll('#2F', '/'),
      modified: /\/ModDate \(([^)]*)\)/.exec(embedded)?.[1] ?? '',
      isAssociated: associated.split(' R').some((reference) => reference.trim() === `${id} 0`),
      bytes: Buffer.from(streamOf(embedded), 'latin1'),
    }
  })
}
