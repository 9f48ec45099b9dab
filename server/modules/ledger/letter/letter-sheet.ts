import type { ReminderLetter } from '../../../../rules/payment/reminder.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Formats } from '../../../documents/formats.ts'
import type { Sheet } from '../../../documents/sheet.ts'

/** What every part of the letter writes with. */
export type LetterSheet = { sheet: Sheet; letter: ReminderLetter; formats: Formats; language: Language }

/** The level whose words a letter has. */
export const toLevel = ({ level }: Pick<ReminderLetter, 'level'>): 1 | 2 | 3 => (level === 1 || level === 2 ? level : 3)
