import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { type Language, nested, type Texts } from '../../../texts/index.ts'
import type { LazyPart as Part } from '../../../texts/lazy-texts.ts'
import { timeZone, useLanguage } from './language.tsx'

/** What is inside reads with texts that not every page has; it waits for them. For a part of a page, such as a dialog. */
export function LazyTexts({ part, children }: { part: Part; children: ReactNode }) {
  const { language } = useLanguage()
  const open = useMessages()
  const lazy = use(loadPart(part, language))
  const messages = useMemo(() => ({ ...open, ...nested(lazy) }), [open, lazy])
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}

const loadedParts = new Map<string, Promise<Partial<Texts>>>()

/** The same promise each time, as React wants it; one that failed is asked for again. */
function loadPart(part: Part, language: Language) {
  const key = `${part} ${language}`
  const loading = loadedParts.get(key) ?? load(part, language)
  loadedParts.set(key, loading)
  loading.catch(() => loadedParts.delete(key))
  return loading
}

async function load(part: Part, language: Language) {
  const { loadLazyTexts } = await import('../../../texts/load-lazy-texts.ts')
  return loadLazyTexts[part][language]()
}
