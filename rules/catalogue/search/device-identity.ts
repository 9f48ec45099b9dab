const makerKeys = new Set(['MFG', 'MANUFACTURER'])
const modelKeys = new Set(['MDL', 'MODEL'])
const descriptionKeys = new Set(['DES', 'DESCRIPTION'])

/**
 * The maker and the model of the identity that a printer reports (IEEE 1284: `MFG:HP;MDL:dj450;CMD:PCL;CLS:PRINTER;`), as print
 * servers show it: what else it says of itself is no word of a search. Undefined for any other text.
 */
export function readDeviceIdentity(text: string): string | undefined {
  if (!text.includes(':')) return undefined
  const fields = text.split(';').map((field) => {
    const [key = '', ...value] = field.split(':')
    return { key: key.trim().toUpperCase(), value: value.join(':').trim() }
  })
  const read = (keys: ReadonlySet<string>) => fields.find(({ key, value }) => value && keys.has(key))?.value
  const [maker, model] = [read(makerKeys), read(modelKeys)]
  if (model) return maker ? `${maker} ${model}` : model
  return maker && read(descriptionKeys)
}
