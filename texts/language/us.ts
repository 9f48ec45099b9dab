import { toAmerican } from '../american.ts'
import { en, type Texts } from './en.ts'

/** English as it is written in the United States: made of the English texts, so that none can be forgotten. */
export const us: Texts = toAmerican(en)
