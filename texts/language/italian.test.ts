import { expect, test } from 'vitest'
import { elideArticles } from './italian.ts'

test.each([
  ['entro il 8 dic 2026', 'entro l’8 dic 2026'],
  ['Il 11 dicembre', 'L’11 dicembre'],
  ['dal 8 al 11 gen 2027', 'dall’8 all’11 gen 2027'],
  ['fattura del 11 dic, saldo al 8 dic', 'fattura dell’11 dic, saldo all’8 dic'],
  ['nel 1 % e sul 80 %', 'nell’1 % e sull’80 %'],
  ['il 11.000 e il 8.500', 'l’11.000 e l’8.500'],
])('%s → %s', (sentence, written) => {
  expect(elideArticles(sentence)).toBe(written)
})

test.each([
  'il 1º dic 2026',
  'dal 9 al 10 dic 2026',
  'entro il 18 dic 2026',
  'il 28 dic, il 12 dic',
  'il 1.000 e il 110',
  'canale 8, email 11',
])('%s stays as it is', (sentence) => {
  expect(elideArticles(sentence)).toBe(sentence)
})
