import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../../texts/language/en.ts'
import { type LazyPart, lazySubjects } from '../../texts/lazy/lazy-texts.ts'
import { isLeftOut } from './compile-texts.ts'

/** Rooms whose pages all come with the texts of a part. */
const rooms: Readonly<Record<string, LazyPart>> = {
  'web/console/**/*': 'console',
  'web/shop/pages/{basket,customer,invoice,ledger,order}/**/*': 'account',
  'web/shop/pages/{catalogue/account-price,catalogue/coupons,me/account}': 'account',
  'web/shop/features/{ledger,order}/**/*': 'account',
}

const keys = Object.keys(en)
const toSubject = (key: string) => key.slice(0, key.indexOf('.'))

// The texts of a part replace a subject as a whole: one that every page says would lose the rest of its texts.
test.each(Object.entries(lazySubjects))('the part %s names subjects alone', (_part, subjects: readonly string[]) => {
  const knownSubjects = new Set(keys.map(toSubject))
  expect(subjects.filter((subject) => !knownSubjects.has(subject))).toEqual([])
})

/** The keys that a source names, and those of which it names the beginning. Why a call was refused may be compared without being said. */
function readKeys(source: string) {
  const whole = [...source.matchAll(/(?<!\breason === )'([a-z_]+\.\w+)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => key in en)
  const beginnings = [...source.matchAll(/`([a-z_]+\.\w*)\$\{/g)].map(([, start = '']) => start)
  return [...whole, ...beginnings.flatMap((start) => keys.filter((key) => key.startsWith(start)))]
}

test.each(Object.entries(rooms))('what %s says comes with the texts of %s', (room, part) => {
  const subjects: readonly string[] = lazySubjects[part]
  const files = globSync(`${room}.{ts,tsx}`).filter((file) => !file.includes('.test.'))
  const usedKeys = files.flatMap((file) => readKeys(readFileSync(file, 'utf8')).map((key) => ({ file, key })))
  expect(usedKeys.length).toBeGreaterThan(5)
  const comes = (key: string) => !isLeftOut(key) || subjects.includes(toSubject(key))
  expect(usedKeys.filter(({ key }) => !comes(key))).toEqual([])
})
