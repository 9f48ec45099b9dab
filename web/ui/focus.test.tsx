import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { Button } from './controls/Button.tsx'
import { confirm } from './feedback/confirm.ts'
import { Empty } from './feedback/Notice.tsx'
import { keepsFocus } from './focus.ts'

let finish = () => {}

/** A list, one line with a control of its own, its last line below a heading that has one, too, whose lines can be deleted after a question, all at once, or one after a while; what is deleted can come back. */
function Shelf() {
  const [lines, setLines] = useState(['black', 'cyan', 'yellow'])
  const [gone, setGone] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = (name: string) => setLines((were) => were.filter((line) => line !== name))
  const sure = async (name: string) => {
    if (await confirm({ title: 'Sure?', message: 'Really?', yes: 'Yes', no: 'No' })) remove(name)
  }
  const slowly = (name: string) => {
    setBusy(true)
    queueMicrotask(() => remove(name))
    finish = () => setBusy(false)
  }
  const clear = () => {
    setLines([])
    setGone(true)
  }
  return (
    <>
      <div ref={keepsFocus} aria-busy={busy}>
        <h2>Shelf</h2>
        <Button disabled={lines.length < 3} onClick={() => remove('black')}>
          Remove one of three
        </Button>
        <Button onClick={clear}>Clear</Button>
        {gone && (
          <p data-focus-next>
            <Button onClick={() => setGone(false)}>Undo</Button>
          </p>
        )}
        {lines.length === 0 && <Empty title="Nothing there" action={<Button>Look around</Button>} />}
        <ul>
          {lines.flatMap((name) => [
            name === 'yellow' && (
              <li key="heading" data-heading>
                The last colour <Button>Take it alone</Button>
              </li>
            ),
            <li key={name}>
              {name === 'cyan' && (
                <button type="button" className="swap">
                  Swap
                </button>
              )}
              <input type="checkbox" aria-label={`Choose ${name}`} />
              <Button disabled={busy} onClick={() => slowly(name)}>{`Take ${name}`}</Button>
              <Button disabled={busy} onClick={() => void sure(name)}>{`Delete ${name}`}</Button>
            </li>,
          ])}
        </ul>
      </div>
      <button type="button" onClick={() => remove('cyan')}>
        Elsewhere
      </button>
    </>
  )
}

const named = (name: string) => screen.getByRole('button', { name })
async function press(name: string) {
  named(name).focus()
  await userEvent.keyboard('{Enter}')
}
const open = () => show(<Shelf />, { session: null })

test.each([
  ['next', 'cyan', 'yellow'],
  ['one before, at the end', 'yellow', 'cyan'],
])('after a confirmed delete the focus goes to the same control of the %s', async (_, deleted, next) => {
  await open()
  await press(`Delete ${deleted}`)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(named(`Delete ${next}`)).toHaveFocus())
})

test('while the part is busy the focus waits, and reaches the next line as soon as it can be used', async () => {
  await open()
  await press('Take black')
  await waitFor(() => expect(screen.queryByText('Take black')).toBeNull())
  expect(named('Take cyan')).toBeDisabled()
  act(finish)
  await waitFor(() => expect(named('Take cyan')).toHaveFocus())
  expect(named('Take cyan')).toBeEnabled()
})

test('from what can no longer be used it goes to the heading', async () => {
  await open()
  await press('Remove one of three')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shelf' })).toHaveFocus())
})

test('a notice that comes with it is next, then what to do where nothing is left', async () => {
  await open()
  screen.getByRole('checkbox', { name: 'Choose cyan' }).focus()
  await userEvent.click(named('Clear'))
  expect(named('Clear')).toHaveFocus()
  await press('Undo')
  await waitFor(() => expect(named('Look around')).toHaveFocus())
})

test('a line that goes while all others do hands on to the notice', async () => {
  await open()
  await press('Delete black')
  await screen.findByRole('dialog')
  named('Clear').click()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(named('Undo')).toHaveFocus())
})

test('who has gone elsewhere stays there', async () => {
  await open()
  screen.getByRole('checkbox', { name: 'Choose cyan' }).focus()
  await press('Elsewhere')
  await waitFor(() => expect(screen.queryByText('Take cyan')).toBeNull())
  expect(named('Elsewhere')).toHaveFocus()
})

test('who clicked beside everything is not called back', async () => {
  await open()
  screen.getByRole('checkbox', { name: 'Choose cyan' }).focus()
  await userEvent.click(document.body)
  named('Elsewhere').click()
  await waitFor(() => expect(screen.queryByText('Take cyan')).toBeNull())
  expect(document.body).toHaveFocus()
})
