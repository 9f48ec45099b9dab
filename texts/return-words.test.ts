import { expect, test } from 'vitest'
import { deliveryModes, isCollected, returnReasons, returnTypes } from '../rules/return/return.ts'
import { languages } from './index.ts'
import { texts as desk } from './return/console/de.ts'
import { texts as paper } from './return/documents/de.ts'
import { texts as mail } from './return/mail/de.ts'
import { texts as pages } from './return/return/de.ts'
import { say } from './say.ts'

// Specification section 4: each reason, kind and way back that it names, in its order, is there under a word of its own.
test.each([
  [
    returnReasons.map((reason) => say('en', `rma.reason_${reason}`)),
    [
      /^Chip not recognised or not compatible$/,
      /^Leaking$/,
      /^Poor print quality$/,
      /print defects$/,
      /^Broken/,
      /^Noise$/,
      /^Paper jam$/,
      /^Something else$/,
    ],
  ],
  [
    returnTypes.map((type) => say('en', `rma.kind_${type}`)),
    [/^Faulty/, /^Too few/, /^Wrong product/, /^No longer needed$/],
  ],
  [
    deliveryModes.map((mode) => say('en', `rma.mode_${mode}`)),
    [/^You send it with a carrier$/, /^We have it collected$/, /^You bring it$/],
  ],
])('%j', (words, named) => {
  expect(words).toHaveLength(named.length)
  for (const [at, name] of named.entries()) expect(words[at]).toMatch(name)
})

test('only what the provider has fetched is collected', () =>
  expect(deliveryModes.filter(isCollected)).toEqual(['providerCourier']))

test.each(languages)('in %s the error of the carrier says its label', (language) => {
  const [word = ''] = say(language, 'rma.forwarder_name').split(' ').slice(-1)
  expect(say(language, 'return.forwarder_required')).toContain(word)
})

test('German pages, mails and papers have one word for a return, its states and its number', () => {
  const said = Object.values({ ...pages, ...mail, ...paper, ...desk }).join('\n')
  expect(said).not.toMatch(/Retoure|genehm|verf(a|ä)ll|Alle Stück|fehlen Stück/i)
  expect(paper['return_paper.number']).toBe(pages['rma.number'])
})
