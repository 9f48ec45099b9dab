export { pl } from '../../language/pl.ts'
