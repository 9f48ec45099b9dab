export { de } from '../de.ts'
