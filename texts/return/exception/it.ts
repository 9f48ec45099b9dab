import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_exception.allow': 'Consenti un reso fino al…',
  'return_exception.change': 'Modifica l’eccezione',
  'return_exception.action_of': '{action}: {number}, articolo {position}',
  'return_exception.title': 'Reso oltre il termine: {number}, articolo {position}',
  'return_exception.words':
    'Fino a quel giorno il cliente può rendere ciò che resta di questo articolo, anche se il termine è scaduto. I costi del reso non cambiano.',
  'return_exception.until': 'Reso fino al',
  'return_exception.until_wrong': 'Inserisca un giorno che non sia passato',
  'return_exception.save': 'Salva l’eccezione',
  'return_exception.stands': 'Reso consentito fino al {date}',
  'return_exception.ended': 'Il reso era consentito fino al {date}',
  'return_exception.holds': 'In via eccezionale fino al {date}',
  'return_exception.remove': 'Elimina l’eccezione',
  'return_exception.remove_sure':
    'Per {number} valgono di nuovo i termini consueti. I resi già inviati restano come sono.',
  'return_exception.keep': 'Mantieni',
  'return_exception.removed': 'Eccezione eliminata',
}
