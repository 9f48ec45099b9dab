import { CallFailed } from './call.ts'

type SentLines = readonly { number: string }[]

const readLineIndex = (field: string) => /^lines\.(\d+)\./.exec(field)?.[1]

/** Whether a refusal names lines that cannot be ordered or kept. */
export const isAboutProducts = (why: Error | null): why is CallFailed =>
  why instanceof CallFailed && why.fields.some((field) => readLineIndex(field) !== undefined)

/** The numbers of the products that a refusal names, of the lines that were sent. */
export const listRefusedNumbers = (why: Error | null, lines: SentLines) =>
  isAboutProducts(why) ? why.fields.flatMap((field) => lines[Number(readLineIndex(field))]?.number ?? []) : []

/** Whether it names products that cannot be sold to the reader at all: without them the rest can be ordered. */
export const isWithoutOffer = (why: Error | null) =>
  isAboutProducts(why) && (why.reason === 'order.no_price' || why.reason === 'basket.product_unknown')
