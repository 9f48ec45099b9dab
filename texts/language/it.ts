import { readTexts } from '../subjects.ts'

export const it = await readTexts('it')
