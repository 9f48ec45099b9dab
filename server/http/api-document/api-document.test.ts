import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/index.ts'
import { password } from '../../testing/builders.ts'
import { numberedSku } from '../../testing/numbered.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { apiDocument } from './api-document.ts'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const calls = fileURLToPath(new URL('../../testing/api-client/calls.txt', import.meta.url))
const started = promisify(execFile)

type Operation = { operationId: string; tags: string[]; security?: object[] }

let world: World
let origin: string
let folder: string
beforeAll(async () => {
  world = await buildWorld()
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  folder = join(world.folder, 'api')
  mkdirSync(folder)
  symlinkSync(modules, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'api.json'), await (await fetch(`${origin}/dev-api/docs/json`)).text())
})
afterAll(() => world.close())

/** Runs a program of the repository in the folder; what it prints stands in the error of one that fails. */
const runs = (program: string, ...args: string[]) =>
  started(join(modules, '.bin', program), args, { cwd: folder, maxBuffer: 64_000_000, env: process.env }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program}: ${stdout}${stderr}`)
    },
  )

type Lint = { totals: { errors: number }; problems: { ruleId: string; message: string }[] }

async function lint(file: string): Promise<Lint> {
  const args = ['lint', '--extends=recommended', file, '--format=json', '--max-problems=1000']
  const program = started(join(modules, '.bin/redocly'), args, { cwd: folder, maxBuffer: 64_000_000 })
  return JSON.parse((await program.catch((failed: { stdout: string }) => failed)).stdout)
}

test('every endpoint is an operation by its own name, open or closed as the contract says', async () => {
  const document = await (await fetch(`${origin}/dev-api/docs/json`)).json()
  const methods = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path))
  expect(methods.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted())
  for (const { operationId, security } of methods) {
    expect([operationId, security]).toEqual([operationId, endpoints[operationId]?.access === 'anyone' ? [] : undefined])
  }
  const described = new Set(document.tags.map(({ name }: { name: string }) => name))
  expect(methods.flatMap(({ tags }) => tags).filter((tag) => !described.has(tag))).toEqual([])
  expect(document.security).toEqual([{ bearer: [] }])
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Sku', 'OrderDetail', 'QuickOrder']))
})

describe('the linter', () => {
  test('finds no error in it', async () => {
    const { totals, problems } = await lint('api.json')
    expect([totals.errors, problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')]).toEqual([0, []])
  })

  test('would find one', async () => {
    const document = apiDocument(endpoints)
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...document, components: {} }))
    expect((await lint('wrong.json')).totals.errors).toBeGreaterThan(0)
  })
})

test('two different shapes by one title are refused', () => {
  const one = Type.Object({ id: Type.Integer() }, { title: 'Thing' })
  const other = Type.Object({ name: Type.String() }, { title: 'Thing' })
  const of = (path: `/${string}`, reply: typeof one | typeof other) =>
    endpoint({ method: 'GET', path, access: 'anyone', summary: 'A thing.', reply })
  expect(() => apiDocument({ a: of('/a', one), b: of('/b', other) })).toThrow('two shapes are called Thing')
})

const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
  },
  include: ['*.ts'],
}

test('a client that is made from it compiles strictly and buys', async () => {
  const { number } = await numberedSku(world)
  const { userName } = await world.signedIn()
  await runs('oazapfts', 'api.json', 'client.ts')
  cpSync(calls, join(folder, 'calls.ts'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict))
  await runs('tsc', '-p', '.')

  const { stdout } = await started(process.execPath, ['calls.ts', origin, userName, password, number], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual({
    calls: 21,
    userName,
    brand: true,
    currency: true,
    inBasket: 3,
    paid: true,
    orders: [true],
    favourites: [number],
    lists: [true],
    addresses: 1,
    coupons: 0,
    related: true,
    reason: 'session.unknown',
  })

  // The types are asked, not only the shop: what a client calls wrongly does not compile.
  writeFileSync(join(folder, 'wrong.ts'), "import { addToBasket } from './client.ts'\naddToBasket({ number: 1 })\n")
  await expect(runs('tsc', '-p', '.')).rejects.toThrow('wrong.ts')
})
