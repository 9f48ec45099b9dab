export { it } from '../it.ts'
