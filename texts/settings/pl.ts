export { pl } from '../pl.ts'
