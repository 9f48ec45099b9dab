export { us } from '../../language/us.ts'
