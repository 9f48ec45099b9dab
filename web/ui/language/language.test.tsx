import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { type Language, loadTexts } from '../../../texts/index.ts'
import { dutch, show } from '../../testing/show.tsx'
import { LanguageSelect } from '../controls/LanguageSelect.tsx'
import { toAmountInput } from './amount.ts'
import { countryIn } from './country.ts'
import { useFormat } from './format.ts'
import { LazyTexts } from './LazyTexts.tsx'
import { LanguageProvider, useLanguage, useText } from './language.tsx'
import { useTitle } from './title.ts'
import { useWarehouseName } from './warehouse.ts'

const visitor = { session: null }

function Written() {
  const { money, number, day, instant, list } = useFormat()
  const all = [
    money(1234.5, 'EUR'),
    number(10_000),
    day('2026-12-01'),
    instant('2026-11-18T23:30:00Z'),
    list(['A', 'B', 'C']),
  ]
  return (
    <ul>
      {all.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
// Between figures and their currency stands a space that breaks no line.
const written = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

test.each<[Language, string, string[]]>([
  ['en', 'Europe/Amsterdam', ['€1,234.50', '10,000', '1 Dec 2026', '19 Nov 2026, 00:30', 'A, B and C']],
  ['de', 'Europe/Amsterdam', ['1.234,50 €', '10.000', '01.12.2026', '19.11.2026, 00:30', 'A, B und C']],
  ['fr', 'Europe/Amsterdam', ['1 234,50 €', '10 000', '1er déc. 2026', '19 nov. 2026, 00:30', 'A, B et C']],
  ['it', 'Europe/Amsterdam', ['1234,50 €', '10.000', '1º dic 2026', '19 nov 2026, 00:30', 'A, B e C']],
  ['pl', 'Europe/London', ['1234,50 €', '10 000', '1 gru 2026', '18 lis 2026, 23:30', 'A, B i C']],
])('in %s by the clock of %s', async (language, timeZone, expected) => {
  await show(<Written />, { ...visitor, language, site: { ...dutch, timeZone } })
  expect(written()).toEqual(expected)
})

function Sentence({ iso }: { iso: string }) {
  return <p>{useText()('ui.arrives_from', { date: useFormat().day(iso), places: 'NL' })}</p>
}

test.each([
  ['2026-12-01', 'entro il 1º dic 2026 da NL'],
  ['2026-12-08', 'entro l’8 dic 2026 da NL'],
  ['2026-12-09', 'entro il 9 dic 2026 da NL'],
])('in Italian the article fits %s', async (iso, sentence) => {
  await show(<Sentence iso={iso} />, { ...visitor, language: 'it' })
  expect(screen.getByText(sentence)).toBeVisible()
})

test('an amount is typed as its reader would', () => {
  expect(toAmountInput(5.9, (value) => value.toLocaleString('de'))).toBe('5,90')
  expect(toAmountInput(1200, (value) => value.toLocaleString('en'))).toBe('1200.00')
})

test.each<[Language, string, string]>([
  ['en', 'DE', 'Germany'],
  ['us', 'DE', 'Germany'],
  ['fr', 'DE', 'Allemagne'],
  ['en', 'Nowhere', 'Nowhere'],
  ['en', '', ''],
])('in %s the country %j is %j', (language, code, name) => {
  expect(countryIn(language, code)).toBe(name)
})

const titles = { titleEn: 'Offers', titleDe: 'Angebote', titleFr: 'Offres', titleIt: 'Offerte', titlePl: 'Oferty' }

function Named() {
  const warehouse = useWarehouseName()
  return (
    <output aria-label="names">
      {[useTitle()(titles), warehouse('UK'), warehouse('XX'), warehouse('XX', 'Depot')].join()}
    </output>
  )
}

test.each<[Language, string]>([
  ['en', 'Offers,United Kingdom,XX,Depot'],
  ['de', 'Angebote,Vereinigtes Königreich,XX,Depot'],
  ['pl', 'Oferty,Wielka Brytania,XX,Depot'],
])('in %s titles and warehouses are called %s', async (language, expectedText) => {
  await show(<Named />, { ...visitor, language })
  expect(screen.getByLabelText('names')).toHaveTextContent(expectedText)
})

function Switch() {
  const { language, switchTo } = useLanguage()
  return (
    <>
      <LanguageSelect languages={['en', 'de', 'fr', 'xx']} onChoose={(next) => void switchTo(next)} />
      <output aria-label="now">{`${language} ${useText()('ui.close')}`}</output>
    </>
  )
}

async function openSwitch() {
  const onSwitch = vi.fn()
  await show(
    <LanguageProvider first={{ language: 'en', texts: await loadTexts.en() }} onSwitch={onSwitch}>
      <Switch />
    </LanguageProvider>,
    visitor,
  )
  return onSwitch
}
const choose = (name: string) => userEvent.selectOptions(screen.getByRole('combobox'), name)

test('languages are called in themselves, and none that the shop does not speak is offered', async () => {
  await openSwitch()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    'Deutsch',
    'Français',
  ])
})

test('a page is read in the language that was chosen, and the page around is notified then', async () => {
  const onSwitch = await openSwitch()
  await choose('Deutsch')
  await waitFor(() => expect(screen.getByLabelText('now')).toHaveTextContent('de Schließen'))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ language: 'de' }))
})

test('who chooses twice reads the last one, although the first arrives after it', async () => {
  const late = await loadTexts.de()
  let arrive = () => {}
  vi.spyOn(loadTexts, 'de').mockReturnValue(new Promise((resolve) => (arrive = () => resolve(late))))
  const onSwitch = await openSwitch()
  await choose('Deutsch')
  await choose('Français')
  await waitFor(() => expect(screen.getByLabelText('now')).toHaveTextContent('fr Fermer'))
  await act(async () => arrive())
  expect(screen.getByLabelText('now')).toHaveTextContent('fr Fermer')
  expect(onSwitch).toHaveBeenCalledTimes(1)
})

function SettingsWords() {
  const text = useText()
  return <output aria-label="words">{`${text('settings.kept')}|${text('layout.sign_out')}`}</output>
}

test('a part that brings texts of its own waits for them, and keeps those of the page', async () => {
  await show(
    <Suspense fallback={<p>…</p>}>
      <LazyTexts part="settings">
        <SettingsWords />
      </LazyTexts>
    </Suspense>,
    { ...visitor, language: 'de' },
  )
  expect(await screen.findByLabelText('words')).toHaveTextContent(/^(?!settings\.kept).+\|Abmelden$/)
})
