import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const { resolve } = createRequire(import.meta.url)
const faces = [...readFileSync('web/ui/theme/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, body = '']) => body,
)
const findFaces = (family: string) => faces.filter((body) => body.includes(`font-family: "${family}";`))
const percent = (body: string, name: string) => Number(body.match(new RegExp(`${name}: ([\\d.]+)%`))?.[1])

test.each([
  ['fontFamily', 'IBM Plex Sans', ['Plex Sans Fallback', 'Plex Sans Wide Fallback']],
  ['fontFamilyMonospace', 'IBM Plex Mono', ['Plex Mono Fallback']],
] as const)('what stands in %s before %s has come is as high', (list, family, before) => {
  const [first, ...others] = String(theme[list]).split(', ')
  expect([first, ...others.slice(0, before.length)]).toEqual([family, ...before].map((name) => `"${name}"`))

  const file = findFaces(family)[0]?.match(/url\("([^"]+)"\)/)?.[1] ?? ''
  const { ascent, descent, unitsPerEm } = openSync(resolve(file)) as {
    ascent: number
    descent: number
    unitsPerEm: number
  }
  for (const name of before) {
    const [face = ''] = findFaces(name)
    const size = percent(face, 'size-adjust') / 100
    expect(percent(face, 'ascent-override') * size).toBeCloseTo((ascent / unitsPerEm) * 100, 0)
    expect(percent(face, 'descent-override') * size).toBeCloseTo((-descent / unitsPerEm) * 100, 0)
  }
})
