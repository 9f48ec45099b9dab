import { expect, test } from 'vitest'
import { plainCompanyNames } from './company-name.ts'

const isSame = (one: string, other: string) =>
  plainCompanyNames(one).some((name) => plainCompanyNames(other).includes(name))

test.each([
  ['Muster GmbH', 'MUSTER GMBH'],
  ['Muster GmbH', 'Muster'],
  ['Muster GmbH', 'muster g.m.b.h.'],
  ['Muster GmbH & Co. KG', 'MUSTER'],
  ['Muster UG (haftungsbeschränkt)', 'Muster UG'],
  ['Toner-Haus Muster GmbH', 'TONERHAUS MUSTER'],
  ['Müller & Söhne KG', 'Mueller + Soehne'],
  ['Müller & Söhne KG', 'MULLER SOHNE KG'],
  ['Große OHG', 'GROSSE'],
  ['Société Générée SAS', 'SAS SOCIETE GENEREE'],
  ['Rossi S.r.l.', 'ROSSI SRL'],
  ['Rossi S.p.A.', 'Rossi'],
  ['Łódź Druk sp. z o.o.', 'LODZ DRUK SP ZOO'],
  ['Druk Sp. z o.o. Sp. k.', 'Druk'],
  ['De Vries B.V.', 'de vries bv'],
  ['Smith Ltd', 'SMITH LIMITED'],
  ['Smith, Inc.', 'Smith Inc'],
  ['Ørsted A/S', 'ORSTED AS'],
])('%s is %s', (one, other) => {
  expect(isSame(one, other)).toBe(true)
})

test.each([
  ['Muster GmbH', 'Muster Nord GmbH'],
  ['Muster GmbH', 'Mustermann GmbH'],
  ['Vissas', 'Vis'],
  ['AS Colour', 'Colour'],
  ['Müller', 'Miller'],
  ['GmbH', 'AG'],
  ['', ''],
  ['...', '...'],
  ['Gda\ufffdsk', 'Gdansk'],
])('%s is not %s', (one, other) => {
  expect(isSame(one, other)).toBe(false)
})

test('a name that is nothing but a legal form is one', () => {
  expect(plainCompanyNames('Company')).toEqual(['company'])
})
