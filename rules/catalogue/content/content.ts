/** What the longer texts of the shop are about. */
export const declarationTypes = ['home', 'about', 'cookies', 'membership', 'terms', 'privacy', 'imprint'] as const
export type DeclarationType = (typeof declarationTypes)[number]

/** Those that are a page of their own below /help, in the order of the footer. */
export const helpPages = ['cookies', 'terms', 'privacy', 'imprint'] as const satisfies DeclarationType[]
export type HelpPage = (typeof helpPages)[number]

/** The six parts of the page about us (specification section 2), in its order. */
export const aboutParts = ['mission', 'profile', 'production', 'why', 'responsibility', 'quality'] as const

/** The four parts of the FAQ (specification section 2), in its order. */
export const faqParts = ['account', 'shopping', 'orders', 'afterSale'] as const
export type FaqPart = (typeof faqParts)[number]
