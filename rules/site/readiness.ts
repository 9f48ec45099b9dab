/** What a site has to have before it takes orders, in the order in which it is set. */
export const siteNeeds = ['company', 'vatNumber', 'sender', 'orderAddress', 'carrier'] as const
/**
 * What a site sells without, though not as it should: without a bank account no order can be paid in advance, where a company that invoices for
 * it has none in its currency another one is paid, and without what French law wants said of payments nothing leaves the warehouse of its
 * company.
 */
export const siteAdvice = ['hotline', 'bankAccount', 'issuerAccounts', 'paymentNotes'] as const
type SiteNeed = (typeof siteNeeds)[number]
export type SiteLack = SiteNeed | (typeof siteAdvice)[number]

/** What is set of a site; its company and bank account may be those of the site that it is registered with. */
export type SiteReadiness = Record<Exclude<SiteLack, 'issuerAccounts'>, boolean>

/** A company that invoices for a site in a currency in which it has no payment account. Its own accounts are set at `orgId`. */
export type MissingAccount = { orgId: number; company: string; currency: string }

/** What a site lacks, what keeps it closed first. */
export function listLacks(site: { readiness: SiteReadiness; missingAccounts: readonly MissingAccount[] }): SiteLack[] {
  const isSet = { ...site.readiness, issuerAccounts: site.missingAccounts.length === 0 }
  return [...siteNeeds, ...siteAdvice].filter((one) => !isSet[one])
}

const isReady = (readiness: SiteReadiness) => siteNeeds.every((need) => readiness[need])

/** Whether a customer can order at a site: it is open, has what it needs, and an account to be paid to where they pay in advance. */
export const canTakeOrders = (
  site: { takesOrders: boolean; readiness: SiteReadiness },
  { termsNetDays }: { termsNetDays: number },
) => site.takesOrders && isReady(site.readiness) && (termsNetDays > 0 || site.readiness.bankAccount)
