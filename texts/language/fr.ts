import { readTexts } from '../subjects.ts'

export const fr = await readTexts('fr')
