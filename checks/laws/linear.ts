import { fileURLToPath } from 'node:url'
import { slowExpressions } from './linear-law.ts'

const sentences = await slowExpressions(fileURLToPath(new URL('../..', import.meta.url)))
for (const sentence of sentences) console.error(sentence)
// The checker keeps a process of its own.
process.exit(sentences.length > 0 ? 1 : 0)
