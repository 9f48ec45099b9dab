import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Schema } from '../../../documents/metadata.ts'
import type { Sheet } from '../../../documents/sheet.ts'

type Profile = Pick<Invoice, 'isXRechnung'>

/** Names and levels that readers of Factur-X 1.0 (ZUGFeRD 2) look for, letter by letter. */
const attached = ({ isXRechnung }: Profile) =>
  isXRechnung ? { name: 'xrechnung.xml', level: 'XRECHNUNG' } : { name: 'factur-x.xml', level: 'EN 16931' }

/** What a document says of the XML inside. A credit note is an INVOICE here, too: its XML says what it is. */
export function facturXSchema(profile: Profile): Schema {
  const { name, level } = attached(profile)
  const property = (of: string, value: string, description: string) =>
    ({ name: of, value, type: 'Text', category: 'external', description }) as const
  return {
    name: 'Factur-X PDFA Extension Schema',
    namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    prefix: 'fx',
    properties: [
      property('DocumentFileName', name, 'The name of the embedded XML document'),
      property('DocumentType', 'INVOICE', 'The type of the hybrid document'),
      property('Version', '1.0', 'The version of the standard of the embedded XML document'),
      property('ConformanceLevel', level, 'The conformance level of the embedded XML document'),
    ],
  }
}

type Content = { xml: string; madeAt: Date }

/** Puts the XML into the document, as another form of all of it. */
export function attachXml({ pdf }: Sheet, profile: Profile, { xml, madeAt }: Content) {
  const options = {
    name: attached(profile).name,
    type: 'text/xml',
    description: 'Factur-X',
    // Its types do not know this one yet.
    relationship: 'Alternative',
    creationDate: madeAt,
    modifiedDate: madeAt,
  }
  pdf.file(Buffer.from(xml, 'utf8'), options)
}
