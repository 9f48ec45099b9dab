import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { AddLine } from './AddLine.tsx'
import { useTypedLine } from './useTypedLine.ts'

const field = () => screen.getByRole('textbox', { name: 'Number or barcode' })
const scan = (code: string) => userEvent.type(field(), `${code}{Enter}`)

function Entry(target: Parameters<typeof useTypedLine>[0]) {
  return <AddLine typed={useTypedLine(target)} />
}

const found = {
  ...{ skuId: 3, number: 'AS-1020', oemCode: 'CF259A', ownMake: false, name: 'HP 59A toner', names: null },
  ...{ isSold: true, pieces: 24, shelves: [], moves: [] },
}

test('what a scanner types is the barcode and its pieces; what is none is shown, and scanned over', async () => {
  const onAdd = vi.fn()
  await show(<Entry onAdd={onAdd} onEnd={vi.fn()} />, { session: admin })
  await scan('(02)04006381333931(37)12')
  expect(onAdd).toHaveBeenLastCalledWith('4006381333931', 12)
  await scan('https://any.host/01/04006381333931/10/AB')
  expect(onAdd).toHaveBeenLastCalledWith('4006381333931', 1)
  expect(field()).toHaveValue('')

  await scan('(01)04006381333932')
  expect(field()).toHaveAccessibleDescription(/last digit of this barcode does not fit/)
  answering({ 'GET /staff/stock/product': { ...found, pieces: null } })
  await userEvent.keyboard('14006381333938{Enter}')
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(/How many pieces are in this carton/))
  expect(onAdd).toHaveBeenCalledTimes(2)
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces' }), '24{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith('14006381333938', 24)
  expect(field()).toHaveFocus()
  expect(field()).not.toHaveAccessibleDescription(/carton/)
})

test('the separator that a scanner types as Ctrl and ] goes into the number, where it divides count and batch', async () => {
  const onAdd = vi.fn()
  await show(<Entry onAdd={onAdd} onEnd={vi.fn()} />, { session: admin })
  await userEvent.type(field(), '02040063813339313712{Control>}]{/Control}10AB{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith('4006381333931', 12)

  // Reported at once: without its end this count might be ten, before a batch.
  await userEvent.type(field(), '02040063813339313710101{Control>}]{/Control}{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith('4006381333931', 10_101)
})

test('on a German keyboard it is one behind the number of a label alone, where it does not zoom the page', async () => {
  await show(<Entry onAdd={vi.fn()} onEnd={vi.fn()} />, { session: admin })
  await userEvent.type(field(), 'AS-1')
  const press = () => fireEvent.keyDown(field(), { key: '+', code: 'BracketRight', ctrlKey: true })
  // What the browser does with a key is left to it unless a handler takes it.
  expect([press(), field()]).toEqual([true, expect.objectContaining({ value: 'AS-1' })])
  await userEvent.clear(field())
  await userEvent.type(field(), '0204006381333931')
  await userEvent.type(field(), '3712')
  expect(press()).toBe(false)
  expect(field()).toHaveValue('02040063813339313712\u001d')
})

test('a carton that is known is its pieces, asked for once; scanning goes on meanwhile, and unknown ones are asked for one by one', async () => {
  const onAdd = vi.fn()
  const answers: (() => void)[] = []
  const requests = answering({
    'GET /staff/stock/product': async (query) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      const isKnown = query.get('number') === '14006381333938'
      return isKnown ? found : { refused: 'stock.unknown_number', code: 60_054 }
    },
  })
  await show(<Entry onAdd={onAdd} onEnd={vi.fn()} />, { session: admin })
  await scan('14006381333938')
  await scan('24006381333935')
  await scan('AS-7')
  await scan('34006381333932')
  expect(onAdd.mock.calls).toEqual([['AS-7', 1]])
  expect(requests).toHaveLength(3)
  for (const answer of answers) answer()
  await vi.waitFor(() =>
    expect(onAdd.mock.calls).toEqual([
      ['AS-7', 1],
      ['AS-1020', 24],
    ]),
  )
  await vi.waitFor(() => expect(field()).toHaveValue('24006381333935'))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces' }), '6{Enter}')
  expect(field()).toHaveValue('34006381333932')
  expect(field()).toHaveAccessibleDescription(/How many pieces are in this carton/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces' }), '7{Enter}')
  expect(onAdd.mock.calls.slice(2)).toEqual([
    ['24006381333935', 6],
    ['34006381333932', 7],
  ])
  expect(field()).toHaveValue('')
})
