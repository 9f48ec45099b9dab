import type { Invoice } from './invoice.ts'

/** Where an electronic invoice stands: not written yet or in vain, written, and what the exchange system has said of it. */
export const exchangeStates = ['waiting', 'failed', 'written', 'sent', 'refused'] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** What staff say of one: to write it again, that it was sent, that the exchange system has refused it. */
export const exchangeDecisions = ['waiting', 'sent', 'refused'] as const
export type ExchangeDecision = (typeof exchangeDecisions)[number]

/** What is looked for: those of one state, or all that were not sent yet. */
export const exchangeFilters = ['open', ...exchangeStates] as const
export type ExchangeFilter = (typeof exchangeFilters)[number]

/** Days after its date until when an invoice is handed over (Italy: D.P.R. 633/1972, art. 21 c. 4). */
export const daysToSend = 12
/** Days after a refusal until when it is handed over again, as issued (tax agency, circular 13/E of 2018, 1.6). */
export const daysAfterRefusal = 5
/** By whose clock these days are counted. */
export const exchangeTimeZone = 'Europe/Rome'

export type ExchangeRefusal = 'e_invoice.other_state'

/** From which states each decision leads on: what was sent and not refused is never written again. */
export const exchangeSources: Readonly<Record<ExchangeDecision, readonly ExchangeState[]>> = {
  waiting: ['failed', 'refused'],
  sent: ['written'],
  refused: ['written', 'sent'],
}

export const longestExchangeNumber = 60
export const longestExchangeFault = 500

/** Whether the law of its seller wants a document sent through an exchange system (Italy, D.Lgs. 127/2015, art. 1). */
export const goesThroughExchange = ({ seller }: Pick<Invoice, 'seller'>) => seller.country === 'IT'

const progressiveLength = 5
// All that five digits and capitals say.
const mostSerials = 36 ** progressiveLength - 1

/** The progressive of a file: five digits and capitals, for a serial from 1. Throws where there is none left. */
export function exchangeProgressive(serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > mostSerials) throw new Error(`No progressive for ${serial}`)
  return serial.toString(36).toUpperCase().padStart(progressiveLength, '0')
}

/** The name of a file for the Italian exchange system: country and tax number of its sender, and a progressive. */
export const exchangeFileName = (sender: string, serial: number) => `${sender}_${exchangeProgressive(serial)}.xml`
