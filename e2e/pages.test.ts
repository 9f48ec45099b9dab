import { expect, inject, test } from 'vitest'
import { visit } from './testing/journey.ts'
import { expected, toWalks, walk } from './testing/walk.ts'

const open = [
  '/',
  '/login',
  '/my/password',
  '/list/toner?classId=102',
  '/search?keyword=cf259a',
  '/pd/product?sku_id=1',
  '/pd/printer?model_id=1',
  '/aster/contactus',
  '/aster/aboutus',
  '/aster/notice',
  '/help/faq',
  '/help/cookies',
  '/help/terms',
  '/404',
]

test.each(toWalks(open))('no accessibility barrier from $from to $to', async (pages) => {
  const { page } = await visit({ expected })
  await walk(page, pages)
})

test('public pages are complete without a script, in the language of the reader', async () => {
  const answer = await fetch(`${inject('shopUrl')}/search?keyword=hl-l2350dw`, { headers: { 'accept-language': 'de' } })
  const html = await answer.text()

  expect(html).toContain('TN-2410')
  expect(html).toContain('lang="de"')
  expect(html).not.toContain('€')
})
