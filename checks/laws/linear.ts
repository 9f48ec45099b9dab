import { fileURLToPath } from 'node:url'
import { loadFindings, saveFindings } from './findings.ts'
import { linearBy, slowExpressions, unansweredExpressions } from './linear-law.ts'

/**
 * Compares the regular expressions of the shop with those that were found linear, which the file beside this one lists.
 * With --write it asks about those that are new and writes the list; with --anew it asks about every one.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const file = fileURLToPath(new URL('linear-expressions.json', import.meta.url))
const isAnew = process.argv.includes('--anew')
const linear = isAnew ? new Set<string>() : loadFindings(file, linearBy)

const sentences = await compareOrAsk()
for (const sentence of sentences) console.error(sentence)
// The checker keeps a process of its own.
process.exit(sentences.length > 0 ? 1 : 0)

async function compareOrAsk(): Promise<string[]> {
  if (!isAnew && !process.argv.includes('--write')) return unansweredExpressions(root, linear)
  const found = await slowExpressions(root, linear)
  saveFindings(file, linearBy, linear)
  return found
}
