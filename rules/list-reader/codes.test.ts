import { expect, test } from 'vitest'
import { linesOfText } from './lines.ts'

const ean = '4006381333931'

test.each<[string, string | null, number | string]>([
  [ean, ean, 1],
  [`]C1010${ean}`, ean, 1],
  [`(02)0${ean}(37)12`, ean, 12],
  [`(01) 0${ean} (10) AB\t3`, ean, 3],
  [`https://any.host/01/0${ean}/10/AB;2`, ean, 2],
  [`https://any.host/01/0${ean} 5 pcs`, ean, 5],
  [`EAN;Qty\n(01)0${ean}(10)AB;3`, ean, 3],
  [`'àà-"_&"""ç"&\t4`, ean, 4],
  [`QS)&à""éà`, 'AS-103320', 1],
  ["l'été à commander", null, 'no_number'],
  ['customer_article_number', null, 'no_number'],
  ['https://any.host/products/7', null, 'no_number'],
  // What says how many beside a label is asked.
  [`(02)0${ean}(37)12\t1`, null, 'two_quantities'],
  [`(02)0${ean}(10)AB`, null, 'no_quantity'],
  ['14006381333938', null, 'no_quantity'],
  ['14006381333938 2', null, 'no_quantity'],
  ['(02)14006381333938(37)3', null, 'no_quantity'],
  ['94006381333934 2', null, 'variable_measure'],
  ['(01)04006381333932 2', null, 'check_digit'],
  ['(00)340123450000000017', null, 'no_product'],
])('%j', (text, number, expected) => {
  const [line] = linesOfText(text).lines
  const said = line && 'fault' in line ? [null, line.fault] : [line?.names[0]?.text, line?.quantity]
  expect(said).toEqual([number, expected])
})

const carton = '14006381333938'

test.each<[string, string | undefined]>([
  [carton, carton],
  [`(01)${carton}(10)AB`, carton],
  [`${carton} toner`, `${carton} toner`],
  [`${carton} 2`, undefined],
  [`2x ${carton}`, undefined],
  [`EAN;Qty\n${carton};3`, undefined],
  [`(02)${carton}(37)3`, undefined],
  [`(02)${carton}`, undefined],
  [`3 of each:\n${carton}`, undefined],
  [`${carton}\n3 pcs`, undefined],
  ['4006381333931', undefined],
])('%j is one carton whose pieces may be known: %j', (text, name) => {
  const line = linesOfText(text).lines.at(-1)
  const found = line && 'fault' in line ? line.carton : undefined
  expect(found?.names[0]?.text).toBe(name)
})
