import { secondaryNumber, shownNumber } from '../../../rules/catalogue/product/number.ts'
import type { ProductSummary } from '../../../rules/catalogue/product/summary.ts'
import type { Choice } from '../controls/Combobox.tsx'
import { useProductName } from './name.ts'

/** A product that a number may mean; `own` is the number under which it is ordered. */
export type NumberChoice = Choice & { own: string }

/** Says products as choices: by the number that is shown, the other one, and the name. */
export function useNumberChoice() {
  const productName = useProductName()
  return ({ id, ...product }: ProductSummary & { id: number }): NumberChoice => ({
    id,
    own: product.number,
    name: [shownNumber(product), secondaryNumber(product), productName(product)].filter(Boolean).join(' · '),
  })
}
