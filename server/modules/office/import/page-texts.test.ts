import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

const header = 'site,page,position,title,text,title_de,text_de\n'

const termsOf = async (orgId: number) =>
  (
    await db()
      .selectFrom('declarations')
      .select(['position', 'title', 'body'])
      .where('org_id', '=', orgId)
      .where('type', '=', 'terms')
      .orderBy('position')
      .execute()
  ).map(({ position, title, body }) => ({ position, title, body }))

test('a file says what a site declares, and again changes nothing', async () => {
  const file = `${header}de,terms,1,Who we are,"We sell.\n- Toner\n- Ink",Wer wir sind,Wir verkaufen.\nDE,terms,2,Prices,Without VAT.,,\n`
  expect(await load('texts.csv', file)).toMatchObject({ kind: 'texts', added: 2, badCount: 0 })
  const texts = [
    {
      position: 1,
      title: { en: 'Who we are', de: 'Wer wir sind' },
      body: { en: 'We sell.\n- Toner\n- Ink', de: 'Wir verkaufen.' },
    },
    { position: 2, title: { en: 'Prices' }, body: { en: 'Without VAT.' } },
  ]
  expect(await termsOf(5)).toEqual(texts)
  expect(await load('texts.csv', file)).toMatchObject({ same: 2, added: 0, changed: 0 })
  const event = await db()
    .selectFrom('audit_events')
    .select(['action', 'subject', 'before', 'after'])
    .executeTakeFirst()
  expect(event).toMatchObject({
    action: 'site.changed',
    subject: 'site 5',
    before: { 'terms 1': null },
    after: { 'terms 2': { title: { en: 'Prices' } } },
  })

  expect(
    await load('texts.csv', `${header}DE,terms,2,Our prices,Without VAT.,,\nDE,terms,1,(clear),(clear),,\n`),
  ).toMatchObject({
    changed: 2,
  })
  expect(await termsOf(5)).toEqual([{ position: 2, title: { en: 'Our prices' }, body: { en: 'Without VAT.' } }])
})

test('a line that cannot be taken says why, and the others are kept', async () => {
  const report = await load(
    'texts.csv',
    `${header}XX,terms,1,A,B,,\nNL,home,1,A,B,,\nNL,terms,0,A,B,,\nNL,terms,3,,B,,\nNL,terms,4,A,,,C\nNL,terms,5,A,B,,\nNL,terms,5,A,B,,\n,terms,6,A,B,,\n`,
  )
  expect(report).toMatchObject({ added: 1 })
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: no site begins its numbers with XX',
    '3: page is none of cookies, terms, privacy, imprint: home',
    '4: position is not one of 1 to 99',
    '5: title is empty',
    '6: text is empty',
    '8: the same as line 7',
    '9: site is empty',
  ])
  expect(await termsOf(1)).toEqual([{ position: 5, title: { en: 'A' }, body: { en: 'B' } }])
})
