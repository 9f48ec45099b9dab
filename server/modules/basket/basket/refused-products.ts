import type { BasketRefusal } from '../../../../rules/basket/basket.ts'
import { Refusal, type Words } from '../../../http/refuse.ts'

/** What is said of products that are refused; those that are no longer sold are named (specification section 8). */
export const toWords = (refused: BasketRefusal, numbers: readonly string[]): Words =>
  refused === 'basket.product_disabled'
    ? { key: 'basket.products_disabled', values: { numbers: numbers.join(', ') } }
    : { key: refused, values: {} }

export const refusedProducts = (refused: BasketRefusal, numbers: readonly string[], fields: string[] = []) =>
  new Refusal(refused, { fields, words: toWords(refused, numbers) })
