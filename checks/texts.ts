import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { addText } from './texts/add-text.ts'

/** `npm run texts` writes the lists of texts/language/; `npm run texts -- add subject.key "English"` a text into every language. */
const root = fileURLToPath(new URL('..', import.meta.url))
const run = (program: string, args: string[]) => {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

const [command, key, english, ...more] = process.argv.slice(2)
if (command === undefined) run(process.execPath, ['checks/text-lists.ts', '--write'])
else if (command !== 'add' || !key || english === undefined || more.length > 0) {
  console.error('npm run texts, or npm run texts -- add subject.key "English"')
  process.exitCode = 1
} else {
  try {
    const files = addText(root, key, english)
    run('biome', ['format', '--write', ...files])
    console.log(`${files.join('\n')}\nPlease translate it: npm run check names each line that is still in English.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
