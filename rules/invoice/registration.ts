/** The number of a company in the register of its country; the scheme is empty where the list of schemes (ISO 6523) has none. */
export type Registration = { scheme: string; id: string }

/** That of a French company (SIREN). */
export const sirenScheme = '0002'

/** How a number of the register stands in texts, and its scheme: KvK in the Netherlands, SIREN in France. */
const schemes: Readonly<Record<string, { scheme: string; form: RegExp }>> = {
  NL: { scheme: '0106', form: /(?<!\d)\d{8}(?!\d)/ },
  FR: { scheme: sirenScheme, form: /(?<!\d)\d{9}(?!\d)/ },
}

/** The number as electronic invoices name it: bare beside its scheme, else as it is written. */
export function readRegistration(country: string, written: string): Registration {
  const scheme = schemes[country]
  const id = scheme?.form.exec(written.replaceAll(/[\s.]/g, ''))?.[0]
  return scheme && id ? { scheme: scheme.scheme, id } : { scheme: '', id: written }
}
