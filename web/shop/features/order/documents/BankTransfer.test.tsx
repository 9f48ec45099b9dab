import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import jsqr from 'jsqr'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { epcPayload } from '../../../../../rules/catalogue/price/epc-payment.ts'
import { loadTexts } from '../../../../../texts/index.ts'
import { answering, buyer, show, startQueries } from '../../../../testing/show.tsx'
import { LanguageProvider } from '../../../../ui/language/language.tsx'
import { BankTransfer } from './BankTransfer.tsx'

// Its types say of the module what they mean of the function.
const jsQR = jsqr as unknown as typeof jsqr.default

const account = { holder: 'Aster Voorbeeld B.V.', account: 'NL42ASTR0000000001', bic: 'ASTRNL00' }
const due = { ...account, currency: 'EUR', reference: 'ONL000012' }
const payment = { ...due, bank: 'Voorbeeldbank', amount: 123.45, epc: epcPayload({ ...due, cents: 123_45 }) }

/** What a telephone reads from the drawing: its squares as points of a picture. */
function readCode(svg: HTMLElement) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  const squares =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h/g) ?? []
  for (const [, x, y] of squares) {
    for (let at = 0; at < scale * scale; at++) {
      const [column, row] = [Number(x) * scale + (at % scale), Number(y) * scale + Math.floor(at / scale)]
      pixels.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3)
    }
  }
  return jsQR(pixels, size * scale, size * scale)?.data
}

// The first: once the code of the drawing is there, nothing would wait for it.
test('the server sends the page without the drawing, and no part of it as failed', async () => {
  const first = { language: 'en' as const, texts: await loadTexts.en() }
  const html = renderToString(
    <QueryClientProvider client={startQueries({ session: buyer })}>
      <LanguageProvider first={first}>
        <MantineProvider>
          <BankTransfer orderno="ONL000012" payment={payment} />
        </MantineProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  expect(html).toContain('Scan with your banking app')
  expect(html).not.toContain('<!--$!-->')
})

test('a banking app reads from the code what stands beside it', async () => {
  answering({})
  await show(<BankTransfer orderno="ONL000012" payment={payment} />, { session: buyer })
  const code = await screen.findByRole('img', { name: 'Code for a bank transfer of €123.45 to NL42 ASTR 0000 0000 01' })
  expect(readCode(code)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'ASTRNL00', 'Aster Voorbeeld B.V.', 'NL42ASTR0000000001', 'EUR123.45'],
    ...['', '', 'ONL000012'],
  ])
  expect(screen.getByText('NL42 ASTR 0000 0000 01')).toBeVisible()
})

test('where there is no code, the details stand alone', async () => {
  answering({})
  const dollars = { ...payment, currency: 'USD', account: '000000000002', epc: null }
  await show(<BankTransfer orderno="ONL000012" payment={dollars} />, { session: buyer })
  expect(screen.getByText('Account number')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
