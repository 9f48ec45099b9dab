import { expect, test } from 'vitest'
import { readPlace, readReading } from './reader.ts'

const read = (cookie: string, url = '/', accepted?: string) => {
  const headers = { cookie, ...(accepted && { 'accept-language': accepted }) }
  const { language, orgId } = readReading(headers, readPlace(url))
  return [orgId, language]
}

test.each([
  ['', '/', undefined, 1, 'en'],
  ['', '/', 'de-DE,de;q=0.9,en;q=0.8', 1, 'de'],
  ['', '/', 'ja', 1, 'en'],
  ['', '/list/toner?classId=102&org_id=5', 'fr', 5, 'de'],
  ['', '/?org_id=11', 'fr', 11, 'pl'],
  ['country=IT', '/', 'de', 3, 'it'],
  ['country=IT; language_IT=fr', '/', 'de', 3, 'fr'],
  ['country=IT; language_DE=fr', '/', 'de', 3, 'it'],
  ['language_NL=pl', '/', 'de', 1, 'pl'],
  ['language_NL=zh', '/', 'de', 1, 'en'],
  // English is written as the site does, whatever the browser likes better.
  ['country=US', '/', 'de', 2, 'us'],
  ['country=US; language_US=en', '/', 'de', 2, 'us'],
  ['country=US; language_US=de', '/', 'en', 2, 'de'],
  ['', '/?org_id=2', 'fr', 2, 'us'],
  ['', '/', 'en-US,en;q=0.9', 1, 'en'],
  ['language_NL=us', '/', 'de', 1, 'en'],
  ['token=x; language_account=us', '/', 'de', 1, 'us'],
  // Who is signed in has a language of their own, and so has the sign-in page.
  ['language_account=pl', '/', 'de', 1, 'de'],
  ['token=x; language_account=pl; language_NL=it', '/', 'de', 1, 'pl'],
  ['token=x; language_NL=it', '/', 'de', 1, 'it'],
  ['language_login=fr; language_NL=it', '/login', 'de', 1, 'fr'],
  ['language_login=fr; language_NL=it', '/login?redirect=/x', 'de', 1, 'fr'],
  ['language_login=fr', '/login/x', 'de', 1, 'de'],
])('the cookies %j at %s with %j read site %i in %s', (cookie, url, accepted, orgId, language) => {
  expect(read(cookie, url, accepted)).toEqual([orgId, language])
})

test.each([
  ['country', '/'],
  ['country=; language_NL=', '/'],
  ['country="DE"', '/'],
  ['=DE; ;; language_NL', '/'],
  ['country=%44%45; language_NL=%00', '/'],
  ['country=__proto__; language_NL=constructor', '/'],
  ['country=../../etc; language_NL=../de', '/'],
  [`country=${'D'.repeat(4000)}`, '/'],
  ['', '/?org_id=%'],
  ['', '/?org_id=5%00'],
  ['', '/?org_id=999999999999'],
  ['', '//evil.example?org_id=-5'],
])('the cookies %j at %s do no harm', (cookie, url) => {
  expect(read(cookie, url)).toEqual([1, 'en'])
})
