import { createTranslator } from 'use-intl/core'
import { de } from './de.ts'
import { en } from './en.ts'
import { type Language, nested, type TextKey, type Values } from './index.ts'

const translators = {
  en: createTranslator({ locale: 'en', messages: nested(en) }),
  de: createTranslator({ locale: 'de', messages: nested(de) }),
}

/** One text in one language, for the server, which speaks all of them. */
export const say = (language: Language, key: TextKey, values?: Values): string => translators[language](key, values)
