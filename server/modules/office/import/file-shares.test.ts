import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuickOrderFile } from '../../../../contract/basket/quick-order.ts'
import { importAccountPrices } from '../../../../contract/catalogue/account-price.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { readBulkOrder } from '../../../../contract/order/bulk-order.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { sheetOf, zipOf } from '../../../testing/files/zip.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const sheet = zipOf(sheetOf([['Number', 'Quantity', 'Reference'], ...[['TN-2420', '3', 'A']]]))

async function upload(path: string, token: string) {
  const { headers, payload } = formOf({ name: 'list.xlsx', bytes: sheet, type: 'application/octet-stream' })
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${path}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return statusCode
}

// More than one account may have waiting.
const many = 12

test.each([readQuickOrderFile.path, readBulkOrder.path, importAccountPrices.path])(
  'the sheets that one person sends to %s leave the others their share',
  async (path) => {
    const [one, other] = [await world.signedIn(), await world.signedIn()]
    const answers: number[] = []
    const ofOne = Array.from({ length: many }, async () => answers.push(await upload(path, one.token)))
    await expect.poll(() => answers).toContain(429)

    expect(await upload(path, other.token)).toBe(200)
    await Promise.all(ofOne)
  },
)
