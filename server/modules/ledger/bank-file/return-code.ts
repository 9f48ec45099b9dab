/** Kinds of payments that came back (ISO 20022, external bank transaction codes) where nothing else says so. */
const returnFamilies: ReadonlySet<string> = new Set(['RRTN', 'RPCR', 'UPDD', 'PRDD', 'RCDD', 'UPCQ', 'CQRV', 'UDFT'])

/** The same by German banks (business transaction codes of DK): direct debits and transfers that came back. */
const germanReturns: ReadonlySet<string> = new Set(['108', '109', '159', '181', '184'])

/** Which code of a bank says that a payment came back, as `RRTN` or `159`; empty where none does. German codes stand behind that of SWIFT: `NTRF+159+9249`. */
export function findReturnCode(codes: readonly string[]): string {
  const found = codes.flatMap((code) => {
    if (returnFamilies.has(code)) return [code]
    const [, kind = '', german = ''] = /^([NSF][A-Z0-9]{3})(?:\+(\d{3})(?:\+|$))?/.exec(code) ?? []
    if (kind === 'NRTI') return [kind]
    return germanReturns.has(german) ? [german] : []
  })
  return found[0] ?? ''
}
