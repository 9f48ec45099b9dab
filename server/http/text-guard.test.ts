import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Refusal } from './refuse.ts'
import { refuseUnstorableText } from './text-guard.ts'

// It takes anything: what is refused was refused by the guard.
const app = Fastify()
refuseUnstorableText(app)
app.setErrorHandler(({ fields }: Refusal, _request, reply) => reply.status(400).send({ fields }))
app.post('/', () => 'taken')
afterAll(() => app.close())

const send = async (body: unknown) => {
  const answer = await app.inject({ method: 'POST', url: '/', payload: JSON.stringify(body), headers: json })
  return answer.statusCode === 200 ? answer.body : answer.json().fields
}
const json = { 'content-type': 'application/json' }

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 0
  for (let at = 0; at < depth; at++) value = wrap(value)
  return value
}

test.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ a: inner })],
])('%s are read as deep as anything of the contract is, and refused beyond', async (_, wrap) => {
  expect(await send(nested(33, wrap))).toBe('taken')
  expect(await send(nested(34, wrap))).toEqual([expect.stringMatching(/^(0|a)(\.(0|a)){32}$/)])
})

test.each([
  ['U+0000', 'a\u0000b'],
  ['half a character', '\ud800'],
])('%s cannot be stored: the field that holds it is named', async (_, text) => {
  expect(await send({ a: [{ b: 'fine' }, { b: text }] })).toEqual(['a.1.b'])
  expect(await send({ a: { [text]: 1 } })).toEqual(['a'])
  expect(await send(text)).toEqual(['body'])
})
