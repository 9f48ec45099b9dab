import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { createTranslator, IntlProvider, useTranslations } from 'use-intl'
import {
  type Language,
  loadTexts,
  locales,
  nested,
  type TextKey,
  type Texts,
  type Values,
} from '../../../texts/index.ts'
import { withElision } from '../../../texts/language/italian.ts'
import { loadedTexts, loadPartsIn } from './text-parts.ts'

/** What a page is read with: one language and its texts. */
export type Reading = { language: Language; texts: Texts }

type LanguageSwitch = { language: Language; switchTo: (language: Language) => Promise<void> }

const LanguageContext = createContext<LanguageSwitch>({ language: 'en', switchTo: async () => {} })

// Texts hold no instants: those are written by `useFormat`, by the clock of the site.
export const timeZone = 'Europe/Amsterdam'

type Props = {
  first: Reading
  /** Called after the new texts are on the screen. */
  onSwitch?: (reading: Reading) => void
  children: ReactNode
}

export function LanguageProvider({ first, onSwitch, children }: Props) {
  const [reading, setReading] = useState(first)
  const messages = useMemo(() => nested(reading.texts), [reading.texts])

  const latest = useRef(first.language)

  const switchTo = useCallback(
    async (language: Language) => {
      latest.current = language
      const [texts] = await Promise.all([loadTexts[language](), loadPartsIn(language)])
      const next = { language, texts }
      // Who switches twice gets the last one, whichever arrives first.
      if (latest.current !== language) return
      setReading(next)
      onSwitch?.(next)
    },
    [onSwitch],
  )
  const switching = useMemo(() => ({ language: reading.language, switchTo }), [reading.language, switchTo])

  return (
    <LanguageContext value={switching}>
      <IntlProvider locale={locales[reading.language]} messages={messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

export const useLanguage = () => useContext(LanguageContext)

export type Say = (key: TextKey, values?: Values) => string

/** Says a text in the reader's language. */
export function useText(): Say {
  const { language } = useLanguage()
  const say = useTranslations() as unknown as Say
  return useMemo(() => withElision(language, say), [language, say])
}

/** Says texts outside of components, such as the title of a page, with all that has arrived of its language. */
export const sayIn = ({ language, texts }: Reading): Say =>
  withElision(
    language,
    createTranslator({
      locale: locales[language],
      messages: nested({ ...texts, ...loadedTexts(language) }),
      timeZone,
    }) as unknown as Say,
  )
