export { de } from '../../language/de.ts'
