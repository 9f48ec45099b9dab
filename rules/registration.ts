/** A registration that was begun is kept so long. */
export const draftDays = 7

export type RegistrationRefusal = 'registration.draft_over'
