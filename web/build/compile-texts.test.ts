import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../../texts/language/en.ts'
import { type LazyPart, lazySubjects } from '../../texts/lazy-texts.ts'
import { isLeftOut } from './compile-texts.ts'

/** Rooms whose pages all come with the texts of a part. */
const rooms: Readonly<Record<string, LazyPart>> = {
  'web/console': 'console',
  'web/shop/pages/order': 'account',
  'web/shop/pages/account': 'account',
  'web/shop/pages/finance': 'account',
  'web/shop/features/order': 'account',
  'web/shop/features/finance': 'account',
}

const keys = Object.keys(en)

/** The keys that a source names, and those of which it names the beginning. */
function readKeys(source: string) {
  const whole = [...source.matchAll(/'([a-z_]+\.\w+)'/g)].map(([, key = '']) => key).filter((key) => key in en)
  const beginnings = [...source.matchAll(/`([a-z_]+\.\w*)\$\{/g)].map(([, start = '']) => start)
  return [...whole, ...beginnings.flatMap((start) => keys.filter((key) => key.startsWith(start)))]
}

test.each(Object.entries(rooms))('what %s says comes with the texts of %s', (room, part) => {
  const subjects: readonly string[] = lazySubjects[part]
  const files = globSync(`${room}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))
  const said = files.flatMap((file) => readKeys(readFileSync(file, 'utf8')).map((key) => ({ file, key })))
  expect(said.length).toBeGreaterThan(5)
  const comes = (key: string) =>
    !isLeftOut(key) || subjects.includes(key) || subjects.includes(key.slice(0, key.indexOf('.')))
  expect(said.filter(({ key }) => !comes(key))).toEqual([])
})
