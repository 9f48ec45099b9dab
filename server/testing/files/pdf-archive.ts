import { readAttachments } from './pdf-attachments.ts'
import { readObjects, readPages } from './pdf-text.ts'

/** What an archive or a screen reader would refuse in a PDF made by the shop (ISO 19005-3, ISO 14289-1), as far as it can be read here. */
export function archiveFaults(bytes: Buffer): string[] {
  const objects = [...readObjects(bytes).values()]
  const file = bytes.toString('latin1')
  const catalog = objects.find((body) => body.includes('/Type /Catalog')) ?? ''
  const xmp = objects.find((body) => body.includes('/Subtype /XML')) ?? ''
  const fonts = objects.filter((body) => body.includes('/Type /Font\n'))
  const checks: Record<string, unknown> = {
    'is of version 1.7': file.startsWith('%PDF-1.7\n%'),
    'is tagged': /\/MarkInfo/.test(catalog) && objects.some((body) => body.includes('/Marked true')),
    'has a structure': catalog.includes('/StructTreeRoot'),
    'says its language': /\/Lang \([a-z]{2}(-[A-Z]{2})?\)/.test(catalog),
    'shows its title': objects.some((body) => body.includes('/DisplayDocTitle true')),
    'has a colour profile': catalog.includes('/OutputIntents') && file.includes('/S /GTS_PDFA1'),
    'is PDF/A-3a': xmp.includes('<pdfaid:part>3<') && xmp.includes('<pdfaid:conformance>A<'),
    'is PDF/UA-1': xmp.includes('<pdfuaid:part>1<'),
    'has a title in sound XML': /<rdf:li xml:lang="x-default">[^<]+</.test(xmp) && !/&(?!amp;|lt;|gt;)/.test(xmp),
    'describes its own properties': describesAll(xmp),
    'tells what its attachments are': readAttachments(bytes).every(
      ({ name, relationship, mediaType, modified }) => name && relationship && mediaType && modified,
    ),
    'owns its attachments': readAttachments(bytes).every(({ isAssociated }) => isAssociated),
    'has fonts': fonts.length > 0,
    'has only fonts of its own': fonts.every((body) => !body.includes('/Subtype /Type1')),
    'has its fonts inside': objects
      .filter((body) => body.includes('/Type /FontDescriptor'))
      .every((body) => /\/FontFile2/.test(body)),
    'can be copied from': fonts.every((body) => !body.includes('/Subtype /Type0') || body.includes('/ToUnicode')),
    'is opaque': !/\/(SMask|ca|CA) /.test(file),
    'is open': !/\/(Encrypt|JavaScript|JS) /.test(file),
    'lacks no letter': readPages(bytes).every((page) => !/<([0-9a-f]{4})*0000([0-9a-f]{4})*> /.test(page)),
    'tags all that it draws': readPages(bytes).every(tagsAll),
  }
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]))
}

// Those that PDF/A knows, and those that descriptions are made of.
const knownPrefixes = ['x', 'xml', 'rdf', 'xmp', 'dc', 'pdf', 'pdfaid', 'pdfaExtension', 'pdfaSchema', 'pdfaProperty']

/** Whether each property that PDF/A does not know is described, once, in the list of schemas of the document. */
function describesAll(xmp: string): boolean {
  const own = [...xmp.matchAll(/<([A-Za-z]+):(\w+)[ >]/g)].filter(([, prefix = '']) => !knownPrefixes.includes(prefix))
  return (
    xmp.split('<pdfaExtension:schemas>').length === 2 &&
    own.every(([, prefix, name]) => {
      const schema = xmp.split('<pdfaSchema:schema>').find((part) => part.includes(`<pdfaSchema:prefix>${prefix}<`))
      return schema?.includes(`<pdfaProperty:name>${name}<`)
    })
  )
}

const painting = /^(?:.* )?(?:TJ|Tj|S|f|f\*|B|Do)$/

/** Whether all that a page draws belongs to an element of the structure, or is marked as decoration. */
function tagsAll(page: string): boolean {
  let depth = 0
  for (const line of page.split('\n')) {
    if (/ B[DM]C$/.test(line)) depth++
    if (line === 'EMC') depth--
    if (depth === 0 && painting.test(line)) return false
  }
  return depth === 0
}
