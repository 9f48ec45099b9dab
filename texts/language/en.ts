import { subjects, type Texts } from '../subjects.ts'

export const en: Texts = Object.assign({}, ...Object.values(subjects))
