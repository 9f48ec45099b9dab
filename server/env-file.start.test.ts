import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import project from '../package.json' with { type: 'json' }

// Writes files and asks for no setting.
const withoutSettings = ['generate']
const commands = Object.entries(project.scripts).filter(
  ([name, script]) => /server\//.test(script) && !withoutSettings.includes(name),
)

const folder = mkdtempSync(join(tmpdir(), 'aster-env-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
symlinkSync(join(process.cwd(), 'server'), join(folder, 'server'))
writeFileSync(join(folder, '.env'), 'PORT=of-the-file\n')

/** Runs the script of a command as npm does; `words` stand behind it. */
const run = (script: string, env: Record<string, string> = {}, words = 'a b') =>
  spawnSync('sh', ['-c', `${script} ${words}`], {
    cwd: folder,
    env: { PATH: `${join(process.execPath, '..')}:${process.env.PATH}`, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })

test.each(commands)('npm run %s reads .env', (_, script) => {
  const { status, stderr } = run(script)
  expect(stderr).toContain('The variable PORT has a wrong value')
  expect(status).toBe(1)
})

test('what the environment says goes before .env', () => {
  const { stderr } = run(project.scripts.start, { PORT: '0', LOG_LEVEL: 'loud' }, '')
  expect(stderr).toContain('The variable LOG_LEVEL has a wrong value')
})
