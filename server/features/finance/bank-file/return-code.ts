/** Kinds of payments that came back (ISO 20022, external bank transaction codes) where nothing else says so. */
const returnFamilies: ReadonlySet<string> = new Set(['RRTN', 'RPCR', 'UPDD', 'PRDD', 'RCDD', 'UPCQ', 'CQRV', 'UDFT'])

/** The same by German banks (business transaction codes of DK): direct debits and transfers that came back. */
const germanReturns: ReadonlySet<string> = new Set(['108', '109', '159', '181', '184'])

/** Which code of a bank says that a payment came back, as `RRTN`; empty where none does. `166`, `NTRF+166+9249` and `NRTI` are codes, too. */
export function findReturnCode(codes: readonly string[]): string {
  const parts = codes.flatMap((code) => code.split(/[.+]/))
  return parts.find((part) => returnFamilies.has(part) || germanReturns.has(part) || part === 'NRTI') ?? ''
}
