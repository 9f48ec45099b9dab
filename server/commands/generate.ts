import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { generatedFiles } from '../../seed/generate.ts'
import { endWith, StartError } from '../start/start-error.ts'

/** Writes a catalogue of any size as CSV files that `npm run import` takes, in the order in which it needs them. */
async function main() {
  const { values } = parseArgs({
    options: { skus: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  const skus = Number(values.skus)
  const seed = Number(values.seed)
  if (!Number.isInteger(skus) || skus < 1 || skus > 9_000_000 || !values.out || !Number.isInteger(seed)) {
    throw new StartError('Usage: npm run generate -- --skus 100000 --out FOLDER [--seed 1]   (at most 9,000,000)')
  }
  mkdirSync(values.out, { recursive: true })
  for (const { name, columns, lines } of await generatedFiles({ skus, seed })) {
    const path = join(values.out, name)
    await pipeline(Readable.from(toCsv(columns, lines())), createWriteStream(path))
    console.log(path)
  }
}

const linesAtOnce = 1_000

function* toCsv(columns: string[], lines: Iterable<Record<string, string>>): Generator<string> {
  let text = `${columns.join(',')}\n`
  let count = 0
  for (const line of lines) {
    text += `${columns.map((column) => quoted(line[column] ?? '')).join(',')}\n`
    if (++count % linesAtOnce === 0) {
      yield text
      text = ''
    }
  }
  yield text
}

const quoted = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

main().catch(endWith)
