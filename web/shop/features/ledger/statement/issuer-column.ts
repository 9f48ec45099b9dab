/** A column with who issued each item, where a company issued one that is not the one behind the customer's site. */
export const issuerColumn = <Row extends { issuer: string }>(rows: readonly Row[], head: string) =>
  rows.some(({ issuer }) => issuer) ? [{ head, cell: ({ issuer }: Row) => issuer }] : []
