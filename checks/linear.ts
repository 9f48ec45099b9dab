import { fileURLToPath } from 'node:url'
import { slowExpressions } from './linear-law.ts'

/** The reader of pasted lists, whose expressions are still to become linear. No other file joins them. */
const stillToBecomeLinear = [
  'rules/quick-order-cells.ts',
  'rules/quick-order-columns.ts',
  'rules/quick-order-glued.ts',
  'rules/quick-order-labels.ts',
  'rules/quick-order-lines.ts',
  'rules/quick-order-names.ts',
  'rules/quick-order-prices.ts',
  'rules/quick-order-product.ts',
  'rules/quick-order-quantity.ts',
  'rules/quick-order-unwanted.ts',
  'rules/quick-order-wishes.ts',
]

const sentences = await slowExpressions(fileURLToPath(new URL('..', import.meta.url)), stillToBecomeLinear)
for (const sentence of sentences) console.error(sentence)
// The checker keeps a process of its own.
process.exit(sentences.length > 0 ? 1 : 0)
