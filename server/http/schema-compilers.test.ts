import Type, { type TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { serializeBySchema, validateBySchema } from './schema-compilers.ts'

/** A schema that counts how often it is looked at. */
function watched(schema: TSchema) {
  let looks = 0
  const get = (target: object, key: PropertyKey) => {
    looks++
    return Reflect.get(target, key)
  }
  return { schema: new Proxy(schema, { get }), looks: () => looks }
}

const shapes = Type.Object({ pieces: Type.Integer() })
const routes = { method: 'GET', url: '/' }

test('a serializer is made when a reply is sent, and once for all routes of its schema', () => {
  const { schema, looks } = watched(shapes)
  const [first, second] = [serializeBySchema({ schema, ...routes }), serializeBySchema({ schema, ...routes })]
  expect(looks()).toBe(0)
  expect(first({ pieces: 3, secret: 'x' })).toBe('{"pieces":3}')
  const made = looks()
  expect(made).toBeGreaterThan(0)
  expect(second({ pieces: 4, secret: 'x' })).toBe('{"pieces":4}')
  expect(looks()).toBe(made)
})

test.each([
  ['body', { pieces: 3 }, { value: { pieces: 3 } }],
  ['body', { pieces: '3' }, { error: expect.anything() }],
  ['querystring', { pieces: '3' }, { value: { pieces: 3 } }],
  ['querystring', { pieces: 'x' }, { error: expect.anything() }],
])('a %s of %j is validated by what was made for its schema once', (httpPart, sent, answer) => {
  const { schema, looks } = watched(shapes)
  const validate = validateBySchema({ schema, ...routes, httpPart })
  expect(looks()).toBe(0)
  expect(validate(sent)).toEqual(answer)
  const made = looks()
  validateBySchema({ schema, ...routes, httpPart })({ pieces: 4 })
  expect(looks()).toBe(made)
})
