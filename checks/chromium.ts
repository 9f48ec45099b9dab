import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

/** For a machine without a screen, as any user, and without a call to the maker. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const minutes = 60_000
// What draws no window needs a fourth less of a processor.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that runs: CHROMIUM_PATH, one of this machine, Playwright's own, else one that is installed now. */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  for (const install of isRootOfDebian() ? [fromDebian, fromPlaywright] : [fromPlaywright]) {
    install()
    const now = installed()
    if (now) return now
  }
  throw new Error('There is no Chromium and none could be installed. Install one and name it in CHROMIUM_PATH.')
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const candidates = named ? [named] : [...usual, chromium.executablePath()]
  return candidates.find((path) => existsSync(path) && runs(path))
}

const runs = (path: string) =>
  spawnSync(path, ['--version', ...chromiumArguments], { timeout: minutes, stdio: 'ignore' }).status === 0

const isRootOfDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'], env)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (run('apt-get', ['install', '-y', '--no-install-recommends', name], env)) return
  }
}

function fromPlaywright() {
  const program = fileURLToPath(new URL('../node_modules/.bin/playwright', import.meta.url))
  run(program, ['install', 'chromium', ...(process.getuid?.() === 0 ? ['--with-deps'] : [])], process.env)
}

/** Says what it does, as it takes a while, and answers whether it worked. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): boolean {
  console.error(`> ${program} ${args.join(' ')}`)
  const { status, stderr } = spawnSync(program, args, {
    env,
    encoding: 'utf8',
    timeout: 10 * minutes,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) console.error(stderr)
  return status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findChromium())
