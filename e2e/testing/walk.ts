import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { type ChosenLanguage, languages } from '../../texts/index.ts'
import { barriers } from './barriers.ts'
import { showAll } from './browser.ts'

// The status of the error pages themselves.
export const expected = /status of 40[34]/

/** A telephone, where nothing may scroll sideways. */
export const narrow = { viewport: { width: 375, height: 740 } }

const desktop = { width: 1280, height: 720 }

/** So many pages are walked through in one window. */
const pagesOfWalk = 6

/** Their words are the longest: what has room for them has room for those of the others. */
const longest = ['de', 'pl'] as const
const others = languages.filter((language) => !longest.some((long) => long === language))

/** Pages in the walks that go through them, each begun in another language: they take turns. */
export const toWalks = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / pagesOfWalk) }, (_, at) => {
    const some = paths.slice(at * pagesOfWalk, (at + 1) * pagesOfWalk)
    return {
      from: some[0] ?? '',
      to: some.at(-1) ?? '',
      paths: some,
      language: others[at % others.length] ?? 'en',
    }
  })

type Walk = Pick<ReturnType<typeof toWalks>[number], 'paths' | 'language'>

/**
 * Goes through pages as by their links, and finds no accessibility barrier. Colours, sizes and roles are the same in every language:
 * by day they are judged on a desktop, in the dark on a telephone. What is not the same is looked at in the languages that need most room, on
 * a telephone. The frame is the same around every page.
 */
export async function walk(page: Page, { paths, language }: Walk) {
  let read = language
  for (const [at, path] of paths.entries()) {
    await page.setViewportSize(desktop)
    await page.emulateMedia({ colorScheme: 'light' })
    await (at === 0 ? keepLanguage(page, read).then(() => page.goto(path)) : goOn(page, path))
    await showPage(page)
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
    const frame = at === 0
    expect([path, await barriers(page, { frame })]).toEqual([path, []])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize(narrow.viewport)
    expect([path, 'in the dark', await barriers(page, { frame })]).toEqual([path, 'in the dark', []])
    read = await readInLongest(page, path, read)
  }
}

/** Goes to another page of the shop without reloading it, and waits until it has come. */
async function goOn(page: Page, path: string) {
  const titleBefore = await page.evaluate(leaveFor, path)
  await page.waitForFunction(
    (title) => document.title !== title || !document.querySelector('main > [data-left]'),
    titleBefore,
  )
}

/** Runs in the browser: marks what it leaves, and answers its title. */
function leaveFor(path: string) {
  const { title } = document
  for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.dataset.left = ''
  history.pushState(null, '', path)
  return title
}

async function showPage(page: Page) {
  await page.getByRole('heading').first().waitFor()
  await showAll(page)
}

/** What a browser stores of a language, for any account on any page. */
const keepers = ['language_account', 'language_NL', 'language_login']

const keepLanguage = (page: Page, language: ChosenLanguage) =>
  page.context().addCookies(keepers.map((name) => ({ name, value: language, url: inject('shopUrl') })))

/**
 * Looks at the page that is open for what differs by language, as it came and in each of the languages that need most room. Answers the last of
 * them, in which the next page comes.
 */
async function readInLongest(page: Page, path: string, came: ChosenLanguage) {
  const choice = page.locator('select:has(option[value=pl]):has(option[value=fr])').first()
  const isOffered = (await choice.count()) > 0
  const read = [came, ...longest.filter((language) => language !== came)]
  for (const language of read) {
    if (language !== came) {
      if (isOffered) await choice.selectOption(language, { force: true })
      else await keepLanguage(page, language).then(() => page.goto(path))
      await page.waitForFunction((code) => document.documentElement.lang === code, language)
      await showPage(page)
    }
    // The texts of some pages come in a file of their own: until then such a page is empty for a moment.
    await expect.poll(() => page.evaluate(findFaults, language), { message: `${path} ${language}` }).toEqual([])
  }
  return read.at(-1) ?? came
}

/** Runs in the browser: what of a page is not said in a language, or is too wide in it. */
function findFaults(language: string): string[] {
  const nameOf = (control: Element) => {
    const labels: NodeList | null = Reflect.get(control, 'labels')
    const named =
      control
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)) ?? []
    const words = [control, ...(labels ?? []), ...named].map((part) => part?.textContent ?? '')
    const pictures = [...control.querySelectorAll('[alt], [aria-label]'), control]
    const attributes = pictures.flatMap((part) => ['alt', 'aria-label', 'title'].map((name) => part.getAttribute(name)))
    return [...words, ...attributes].join('').trim()
  }
  const named = 'a[href], button, h1, h2, h3, select, input:not([type=hidden]), textarea, [role=img], [aria-label]'
  const nameless = [...document.querySelectorAll(named)].filter(
    (part) => part.checkVisibility() && !part.closest('[aria-hidden=true]') && nameOf(part) === '',
  )
  // A text that there is not is shown by its key.
  const keys = /(?<![\w./@-])[a-z_]+\.[a-z]+_[a-z_]+(?![\w/@-])/.exec(document.querySelector('main')?.textContent ?? '')
  const { lang, scrollWidth } = document.documentElement
  return [
    ...(lang === language ? [] : [`it says that it is in ${lang}`]),
    ...(document.title.trim() ? [] : ['it has no title']),
    ...(document.querySelector('h1, h2, h3')?.textContent?.trim() ? [] : ['it has no heading']),
    ...(keys ? [`${keys} is shown`] : []),
    ...(scrollWidth > innerWidth ? [`it is ${scrollWidth} wide, of ${innerWidth}`] : []),
    ...nameless.map((part) => `${part.outerHTML.slice(0, 200)} has no name`),
  ]
}
