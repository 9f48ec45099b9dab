export { fr } from '../../language/fr.ts'
