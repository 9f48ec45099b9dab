import { fileURLToPath } from 'node:url'
import { brokenLaws } from './import-law.ts'

const broken = await brokenLaws(fileURLToPath(new URL('../..', import.meta.url)))
for (const sentence of broken) console.error(sentence)
if (broken.length > 0) process.exitCode = 1
