import { describe, expect, test } from 'vitest'
import { isEmail } from '../identity/email.ts'
import { charactersRead } from '../text-input/characters-read.ts'
import { contactFaults, contactLengths, contactMessage } from './contact.ts'

const filled = { name: 'Noor', company: '', email: 'noor@example.com', phone: '', subject: 'Toner', message: 'Where?' }

test.each([
  [{}, {}],
  [{ name: '' }, { name: 'missing' }],
  [{ name: ' \n ' }, { name: 'missing' }],
  [{ email: 'noor' }, { email: 'invalid' }],
  [{ email: ' noor@example.com ' }, {}],
  [{ phone: '+31 (0)20 000-0101' }, {}],
  [{ phone: 'later' }, { phone: 'invalid' }],
  [{ company: 'x'.repeat(101) }, { company: 'too_long' }],
  [{ message: 'x'.repeat(contactLengths.message) }, {}],
  [{ message: 'x'.repeat(contactLengths.message + 1) }, { message: 'too_long' }],
  [
    { subject: '', message: '', email: '' },
    { email: 'missing', subject: 'missing', message: 'missing' },
  ],
])('of %j the faults are %j', (given, faults) => {
  expect(contactFaults({ ...filled, ...given })).toEqual(faults)
})

test('what has one line is stored as one line; the message keeps its lines', () => {
  const typed = { ...filled, subject: ' Toner\r\nBcc: all ', message: '\nOne\n\nTwo\n' }
  expect(contactMessage(typed)).toMatchObject({ subject: 'Toner Bcc: all', message: 'One\n\nTwo' })
})

describe('an e-mail address', () => {
  test.each([
    'a@b.example',
    'first.last+tag@sub.example.com',
    "o'neil@example.ie",
    'noor@bücher.example',
    'x@example.museum',
    `${'a'.repeat(64)}@example.com`,
  ])('%s can be written to', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each([
    '',
    '@',
    'a',
    'a@b',
    'a@@b.example',
    'a b@c.example',
    'a@b..example',
    '.a@b.example',
    'a.@b.example',
    'a@-b.example',
    'a@b.example.',
    'a@127.0.0.1',
    'a@b.example\n',
    'a@b.example,c@d.example',
    'Noor <a@b.example>',
    'a\u200b@b.example',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.example`,
  ])('%j cannot', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  test.each(['a', 'a@', 'a.', '@a.', '.'])('64 kB of %j are refused unread', (part) => {
    const text = part.repeat(65_536 / part.length)
    expect(charactersRead(() => isEmail(text))).toBe(0)
    expect(isEmail(text)).toBe(false)
  })
})
