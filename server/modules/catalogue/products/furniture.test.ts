import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSkus, getSku } from '../../../../contract/catalogue/catalogue.ts'
import { wordsIn } from '../../../../rules/catalogue/search/words.ts'
import { languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'
import { productNameIn } from './product-name.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
})
afterAll(() => world.close())

test.each(languages)('furniture is named and described in %s, with its colour as lists say it', async (language) => {
  const { rows } = (await world.call(findSkus, { query: { classId: [111], pageSize: 60 } })).data
  const headers = { 'accept-language': language }
  const nameOf = productNameIn(language)
  expect(rows.length).toBeGreaterThan(30)
  for (const row of rows) {
    const name = nameOf(row)
    const colour = wordsIn(row.colour, (key, values) => say(language, key, values))
    expect(name.toLowerCase()).toMatch(new RegExp(`, ${colour.toLowerCase()}$`))
    expect([name, name === row.name]).toEqual([name, language === 'en'])
    const { data } = await world.call(getSku, { params: { id: row.id }, query: {} }, { headers })
    expect(data.description.startsWith(`${name}. `)).toBe(true)
  }
})
