import { expect, test } from 'vitest'
import { loadScriptsAfterPaint } from './scripts-after-paint.ts'

const page = (entry: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/><link rel="stylesheet" href="/a.css"/></head><body>${entry}</body>`
const entry = '<script type="module" async="" src="/assets/index-1.js"></script>'

test('scripts wait: nothing of them is asked for as the page is read, and styles are', () => {
  const html = loadScriptsAfterPaint(page(entry), undefined)
  expect(html).toContain('<link data-rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>')
  expect(html).toContain('<script type="text/plain" data-src="/assets/index-1.js"></script><script>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).not.toMatch(/ rel="modulepreload"| src=/)
})

test('what begins them carries the nonce of a page that has one', () => {
  expect(loadScriptsAfterPaint(page(entry), 'Zm9v')).toContain('<script nonce="Zm9v">')
})

test('a page that loads its scripts in another way stays as it is', () => {
  const other = page('<script type="module">import("/web/client.tsx")</script>')
  expect(loadScriptsAfterPaint(other, undefined)).toBe(other)
})
