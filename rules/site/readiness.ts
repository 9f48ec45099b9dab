/** What a site has to have before it takes orders, in the order in which it is set. */
export const siteNeeds = ['company', 'vatNumber', 'sender', 'orderAddress', 'carrier'] as const
/**
 * What a site sells without, though not as it should: without a bank account nobody can pay in advance, and without what French law wants
 * said of payments nothing leaves the warehouse of its company.
 */
export const siteAdvice = ['hotline', 'bankAccount', 'paymentNotes'] as const
type SiteNeed = (typeof siteNeeds)[number]
export type SiteLack = SiteNeed | (typeof siteAdvice)[number]

/** What is set of a site; its company and bank account may be those of the site that it is registered with. */
export type SiteReadiness = Record<SiteLack, boolean>

/** What a site lacks, what keeps it closed first. */
export const listLacks = (readiness: SiteReadiness): SiteLack[] =>
  [...siteNeeds, ...siteAdvice].filter((one) => !readiness[one])

const isReady = (readiness: SiteReadiness) => siteNeeds.every((need) => readiness[need])

/** Whether a customer can order at a site: it is open, has what it needs, and an account to be paid to where they pay in advance. */
export const canTakeOrders = (
  site: { takesOrders: boolean; readiness: SiteReadiness },
  { termsNetDays }: { termsNetDays: number },
) => site.takesOrders && isReady(site.readiness) && (termsNetDays > 0 || site.readiness.bankAccount)
