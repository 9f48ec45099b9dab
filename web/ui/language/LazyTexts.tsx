import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { locales, nested } from '../../../texts/index.ts'
import type { LazyPart } from '../../../texts/lazy/lazy-texts.ts'
import { timeZone, useLanguage } from './language.tsx'
import { loadPart } from './text-parts.ts'

type Props = { part: LazyPart; children: ReactNode }

// Every text is there; what waited for some would be sent as if it had failed.
const isServer = typeof window === 'undefined'

/** What is inside reads with texts that not every page has; it waits for them where its page has not loaded them (`moreTexts`). */
export function LazyTexts({ part, children }: Props) {
  return isServer ? children : <WithPart part={part}>{children}</WithPart>
}

function WithPart({ part, children }: Props) {
  const { language } = useLanguage()
  const open = useMessages()
  const lazy = use(loadPart(part, language))
  const messages = useMemo(() => ({ ...open, ...nested(lazy) }), [open, lazy])
  return (
    <IntlProvider locale={locales[language]} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
