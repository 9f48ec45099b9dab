import { fileURLToPath } from 'node:url'
import { loadFindings, saveFindings } from './findings.ts'
import { linearBy, slowExpressions } from './linear-law.ts'

// Half a minute of one processor for all; a change brings one or two.
const file = fileURLToPath(new URL('../../node_modules/.cache/linear-expressions.json', import.meta.url))
const linear = loadFindings(file, linearBy)
const before = linear.size
const sentences = await slowExpressions(fileURLToPath(new URL('../..', import.meta.url)), linear)
if (linear.size > before) saveFindings(file, linearBy, linear)
for (const sentence of sentences) console.error(sentence)
// The checker keeps a process of its own.
process.exit(sentences.length > 0 ? 1 : 0)
