import { readTexts } from '../subjects.ts'

export const de = await readTexts('de')
