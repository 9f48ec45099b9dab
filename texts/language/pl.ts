import { readTexts } from '../subjects.ts'

export const pl = await readTexts('pl')
