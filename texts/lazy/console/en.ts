export { en } from '../../language/en.ts'
