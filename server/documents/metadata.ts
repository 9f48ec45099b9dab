type Property = {
  name: string
  value: string
  type: 'Text' | 'Integer'
  /** Who may change it: programs by themselves, or only readers. */
  category: 'internal' | 'external'
  /** In English, for who reads the file in an archive. */
  description: string
}

/** Properties of a document that PDF/A does not know by itself. */
export type Schema = { name: string; namespace: string; prefix: string; properties: readonly Property[] }

/**
 * Writes properties with the descriptions that ISO 19005-3 (section 6.6.2.3) asks for. All schemas at once, as a document has one list
 * of them.
 */
export function writeSchemas(pdf: PDFKit.PDFDocument, schemas: readonly Schema[]) {
  for (const { namespace, prefix, properties } of schemas) {
    const values = properties.map(
      ({ name, value }) => `
    <${prefix}:${name}>${escapeXml(value)}</${prefix}:${name}>`,
    )
    pdf.appendXML(`
  <rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values.join('')}
  </rdf:Description>`)
  }
  pdf.appendXML(`
  <rdf:Description rdf:about="" ${descriptionNamespaces}>
    <pdfaExtension:schemas><rdf:Bag>${schemas.map(describeSchema).join('')}
    </rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`)
}

// The first ends with a slash, the others with a hash: so ISO 19005 has them.
const descriptionNamespaces = [
  'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"',
  'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
].join(' ')

const describeSchema = ({ name, namespace, prefix, properties }: Schema) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>${name}</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${properties.map(describeProperty).join('')}
        </rdf:Seq></pdfaSchema:property>
      </rdf:li>`

const describeProperty = ({ name, type, category, description }: Property) => `
          <rdf:li rdf:parseType="Resource">
            <pdfaProperty:name>${name}</pdfaProperty:name>
            <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
            <pdfaProperty:category>${category}</pdfaProperty:category>
            <pdfaProperty:description>${description}</pdfaProperty:description>
          </rdf:li>`

/** The library writes title and author into its XML as they are; the dictionary beside it takes them so. */
export function escapeMetadata(pdf: PDFKit.PDFDocument) {
  const write = pdf.endMetadata.bind(pdf)
  pdf.endMetadata = () => {
    pdf.info = { ...pdf.info, Title: escapeXml(pdf.info.Title ?? '') }
    if (pdf.info.Author) pdf.info.Author = escapeXml(pdf.info.Author)
    write()
  }
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
