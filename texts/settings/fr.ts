export { fr } from '../fr.ts'
