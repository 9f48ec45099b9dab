import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XmlValidateError, XsdValidator, xmlCleanupInputProvider } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const schemaPath = fileURLToPath(
  new URL('../../../../node_modules/@stackforge-eu/factur-x/schema/en16931/FACTUR-X_EN16931.xsd', import.meta.url),
)

/** Checks documents against the schema of Factur-X, profile EN 16931: what is wrong, line by line. To be freed by `dispose`. */
export function openFacturXSchema() {
  // The schema includes others beside it; afterwards nothing that other tests read may reach a file.
  xmlRegisterFsInputProviders()
  const schema = XmlDocument.fromBuffer(readFileSync(schemaPath), { url: schemaPath })
  const validator = XsdValidator.fromDoc(schema)
  xmlCleanupInputProvider()
  return {
    findFaults: (xml: string) => findFaults(xml, validator),
    dispose() {
      validator.dispose()
      schema.dispose()
    },
  }
}

function findFaults(xml: string, validator: XsdValidator): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message, line }) => `${line}: ${message}`)
  } finally {
    document.dispose()
  }
}
