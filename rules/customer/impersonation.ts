/** A staff user sees the shop as a customer for so long at most, however much they do there. */
export const impersonationHours = 2

export type ImpersonationRefusal = 'impersonation.not_allowed' | 'impersonation.suspended'
