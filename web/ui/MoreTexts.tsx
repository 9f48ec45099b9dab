import { type ReactNode, use } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { type Language, nested, type Texts } from '../../texts/index.ts'
import type { LaterTexts } from '../../texts/later.ts'
import { loadLater } from '../../texts/load-later.ts'
import { useLanguage } from './language.tsx'

/** Gives what is inside the texts of its part; suspends until they are there. */
export function MoreTexts({ part, children }: { part: LaterTexts; children: ReactNode }) {
  const { language } = useLanguage()
  const messages = useMessages()
  const more = nested(use(textsOf(part, language)))
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...more }}>
      {children}
    </IntlProvider>
  )
}

const loaded = new Map<string, Promise<Partial<Texts>>>()

function textsOf(part: LaterTexts, language: Language) {
  const name = `${part} ${language}`
  const texts = loaded.get(name) ?? loadLater[part][language]()
  loaded.set(name, texts)
  // What did not arrive is asked for again.
  texts.catch(() => loaded.delete(name))
  return texts
}
