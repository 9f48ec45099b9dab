import type { FoundStatement } from './find-statement.ts'

/** Who issued an item where it is another company than the one that writes; empty for every other item. */
export const otherIssuer = ({ parties }: FoundStatement, { issuer }: { issuer: string | null }) =>
  issuer === parties.seller.name ? '' : (issuer ?? '')
