export { it } from '../../language/it.ts'
