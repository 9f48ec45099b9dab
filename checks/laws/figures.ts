import { readFileSync, writeFileSync } from 'node:fs'
import { type CodeFunction, codeFigures, type Figures, sourceFiles } from './code-figures.ts'
import { type Figure, staleFigures, writeFigures } from './figures-table.ts'

/**
 * Prints how the sources read, and fails where a bound of docs/style.md is passed, or where the table of docs/architecture.md is far from it.
 * `--places` names every place, `--write` writes the table.
 */
const document = 'docs/architecture.md'

const longFunction = 40
const longestFunction = 100
// Of a thousand functions.
const mostLong = 4
const mostParameters = 4

const figures = codeFigures(sourceFiles())
// A parser that fails on TypeScript finds files, but no functions in them.
if (figures.functions.length < figures.files.length) throw new Error('The figures were taken of nothing')

const rows = [...lengths(figures), ...counts(figures)]
for (const { what, is, most } of rows)
  console.log(`${String(is).padStart(6)} of at most ${String(most).padStart(4)}  ${what}`)
const passed = rows.filter(({ is, most }) => is > most)
for (const { what, places } of process.argv.includes('--places') ? rows : passed)
  for (const place of places ?? []) console.error(`${what}: ${place}`)
if (passed.length > 0) process.exitCode = 1

const text = readFileSync(document, 'utf8')
if (process.argv.includes('--write')) writeFileSync(document, writeFigures(text, rows))
else {
  const stale = staleFigures(text, rows)
  for (const fault of stale) console.error(`${document}: ${fault}: run node checks/laws/figures.ts --write`)
  if (stale.length > 0) process.exitCode = 1
}

type Row = Figure & { places?: readonly string[] }

function lengths({ files, functions }: Figures): Row[] {
  const [ofFiles, ofFunctions] = [files.map(({ lines }) => lines), functions.map(({ lines }) => lines)]
  return [
    { what: 'lines of a file, median', is: quantile(ofFiles, 0.5), most: 49 },
    { what: 'lines of a file, nine in ten', is: quantile(ofFiles, 0.9), most: 129 },
    { what: 'lines of a function, median', is: quantile(ofFunctions, 0.5), most: 8 },
    { what: 'lines of a function, nine in ten', is: quantile(ofFunctions, 0.9), most: 26 },
  ]
}

function counts({ functions, ...found }: Figures): Row[] {
  const long = functions.filter(({ lines }) => lines > longFunction)
  const wide = functions.filter(({ parameters }) => parameters > mostParameters)
  const row = (what: string, most: number, places: readonly string[]) => ({ what, is: places.length, most, places })
  return [
    {
      ...row(
        `functions over ${longFunction} lines`,
        Math.floor((functions.length * mostLong) / 1_000),
        long.map(toPlace),
      ),
      bound: `${mostLong / 10} %`,
    },
    row(`functions over ${longestFunction} lines`, 0, long.filter(({ lines }) => lines > longestFunction).map(toPlace)),
    row(
      `functions of over ${mostParameters} parameters`,
      0,
      wide.map(({ name, place }) => `${place} ${name}`),
    ),
    row('nested ternaries', 0, found.nestedTernaries),
    row('literals that are spread to hold keys on a line', 0, found.spreadLiterals),
    row('names at the top of a file that end in Of', 0, found.namesOfWhat),
    row('comments that call a person he or she', 0, found.personPronouns),
  ]
}

function toPlace({ name, place, lines }: CodeFunction): string {
  return `${place} ${name} ${lines}`
}

function quantile(numbers: readonly number[], part: number): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length * part)] ?? 0
}
