import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toolbarPath } from '../../../rules/basket/toolbar.ts'
import { answering, show } from '../../testing/show.tsx'
import ToolbarPage from './ToolbarPage.tsx'

const { top } = globalThis
afterEach(() => {
  Object.assign(globalThis, { top })
})

let router: AnyRouter | undefined
function Ways() {
  router = useRouter()
  return null
}

/** Shows the toolbar and tries to go to each path; answers where that has led. */
async function leaveFor(...paths: string[]) {
  answering({})
  await show(
    <>
      <ToolbarPage toolbarKey={undefined} isSignIn={false} />
      <Ways />
    </>,
    { session: null },
  )
  await screen.findByRole('button', { name: 'Sign in' })
  for (const path of paths) await act(async () => router?.history.push(path))
  return router?.history.location.pathname
}

test('inside of a page of another site no other page of the shop takes its place', async () => {
  Object.assign(globalThis, { top: {} })
  expect(await leaveFor(toolbarPath, '/order/confirm', '/pd/product?sku_id=1')).toBe(toolbarPath)
})

test('by itself it can be left', async () => {
  expect(await leaveFor(toolbarPath, '/order/confirm')).toBe('/order/confirm')
})
