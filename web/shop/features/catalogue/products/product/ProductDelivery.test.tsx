import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { nextCutOff } from '../../../../../../rules/shipping/shipping.ts'
import { toner } from '../../../../../testing/product.ts'
import { answering, buyer, dutch, show } from '../../../../../testing/show.tsx'
import { setPromiser } from '../../../../../ui/product/promise.ts'
import { ProductDelivery } from './ProductDelivery.tsx'

afterEach(() => setPromiser(() => null))

const british = { ...dutch, timeZone: 'Europe/London', warehouse: 'UK', cutOffAt: '2026-11-18T16:30:00Z' }

test.each([
  ['UK', 'Europe/London', /Orders placed by 16:30 ship the same working day/],
  ['FR', 'Europe/Paris', /Orders placed by 15:30 your time ship the same working day/],
])('who reads in London is told the hour of London for what leaves from %s', async (warehouse, timeZone, words) => {
  answering({})
  const cutOff = nextCutOff(new Date('2026-11-18T09:00:00Z'), { timeZone, closedDays: [] })
  const parcels = [{ warehouse, pieces: 1 }]
  setPromiser(() => ({ parcels, cutOff, arrivesOn: '2026-11-20', waiting: 0, waitsFor: null, country: 'GB' }))
  await show(<ProductDelivery product={toner} pieces={1} />, { session: buyer, site: british })
  expect(screen.getByText(words)).toBeVisible()
})
