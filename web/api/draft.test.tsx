import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { buyer, show } from '../testing/show.tsx'
import { type DraftCodec, loadDraft, saveDraft, useDraft, useFormDraft } from './draft.ts'

type Note = { words: string }
const codec: DraftCodec<Note> = {
  empty: { words: '' },
  read: ({ words }) => (typeof words === 'string' ? { words } : undefined),
  write: (note) => (note.words === '' ? undefined : note),
}
const colleague = { ...buyer, user: { ...buyer.user, accountId: 77 } }

function Field({ name = 'one' }) {
  const { found, update, forget } = useDraft('quick-order', name, codec)
  return (
    <>
      <input aria-label="Note" defaultValue={found?.words} onChange={({ target }) => update({ words: target.value })} />
      <button type="button" onClick={forget}>
        Send
      </button>
    </>
  )
}
const open = async (name = 'one', session = buyer) => {
  cleanup()
  await show(<Field name={name} />, { session })
  return screen.getByRole('textbox', { name: 'Note' })
}

test('an account that comes back finds what it typed, and no other account does', async () => {
  await userEvent.type(await open(), 'Ramp 3')
  expect(await open('other')).toHaveValue('')
  expect(await open('one')).toHaveValue('Ramp 3')
  const field = await open('one', colleague)
  expect(field).toHaveValue('')
  await userEvent.type(field, 'X')
  expect(sessionStorage.getItem('quick-order')).not.toContain('Ramp 3')
})

test('once it is sent it is forgotten, whatever is typed after', async () => {
  const field = await open()
  await userEvent.type(field, 'Ramp 3')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(field, '4')
  expect(sessionStorage).toHaveLength(0)
  expect(await open()).toHaveValue('')
})

test('what is emptied is nothing to come back to', async () => {
  const field = await open()
  await userEvent.type(field, 'R')
  await userEvent.clear(field)
  expect(sessionStorage).toHaveLength(0)
})

const key = (name: string) => ({ kind: 'quick-order' as const, by: 1, name })
const found = () =>
  Array.from({ length: 14 }, (_, at) => `${at}.`).filter((name) => loadDraft(key(name), codec) !== undefined)

test('of many the oldest give way, and where a browser has no room, as many as needed', () => {
  for (let at = 0; at < 13; at++) saveDraft(key(`${at}.`), codec, { words: 'typed' })
  expect(found()).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 3}.`))
  const { setItem } = Storage.prototype
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  })
  saveDraft(key('13.'), codec, { words: 'typed' })
  full.mockRestore()
  expect(found().at(-1)).toBe('13.')
  expect(found().length).toBeLessThan(5)
})

test('a browser that stores nothing has nothing stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  saveDraft(key('one'), codec, { words: 'typed' })
  expect(loadDraft(key('one'), codec)).toBeUndefined()
})

test.each(['no JSON', '[]', '{"by":1}', '{"by":1,"drafts":[]}', '{"by":1,"drafts":{"one":7}}'])(
  'what this window cannot have stored is nothing: %s',
  (stored) => {
    sessionStorage.setItem('quick-order', stored)
    expect(loadDraft(key('one'), codec)).toBeUndefined()
  },
)

function Message() {
  const { found, update, clear, forget } = useFormDraft('contact-draft', codec)
  return (
    <>
      <textarea
        aria-label="Message"
        defaultValue={found?.words}
        onChange={({ target }) => update({ words: target.value })}
      />
      <button type="button" onClick={clear}>
        Empty
      </button>
      <button type="button" onClick={forget}>
        Send
      </button>
    </>
  )
}

async function write(session: typeof buyer | null = null) {
  cleanup()
  await show(<Message />, { session })
  return screen.getByRole('textbox', { name: 'Message' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the one draft of a form is there for who signs in meanwhile, too', async () => {
  await userEvent.type(await write(), 'Where is it?')
  expect(await write(buyer)).toHaveValue('Where is it?')
  expect(sessionStorage.getItem('contact-draft')).toBe('{"words":"Where is it?"}')
})

test('an emptied form is stored again with what is typed next, one that was sent is not', async () => {
  const field = await write()
  await userEvent.type(field, 'One')
  await press('Empty')
  expect(sessionStorage).toHaveLength(0)
  await userEvent.clear(field)
  await userEvent.type(field, 'Two')
  expect(sessionStorage.getItem('contact-draft')).toContain('Two')
  await press('Send')
  await userEvent.type(field, 'Three')
  expect(sessionStorage).toHaveLength(0)
})

test.each(['no JSON', 'null', '7', '[]', '{"words":1}'])('of a form %s is no draft', async (stored) => {
  sessionStorage.setItem('contact-draft', stored)
  expect(await write()).toHaveValue('')
})
