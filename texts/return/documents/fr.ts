import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_paper.label': 'Étiquette de retour {number}',
  'return_paper.slip': 'Bon de retour {number}',
  'return_paper.sender': 'Expéditeur',
  'return_paper.recipient': 'Destinataire',
  'return_paper.department': 'Service des retours',
  'return_paper.number': 'Numéro RMA',
  'return_paper.barcode': 'Code-barres du retour {number}',
  'return_paper.pieces': 'Pièces',
  'return_paper.pieces_sum': 'Nombre total de pièces',
  'return_paper.stick': 'Collez cette étiquette à l’extérieur du colis, par-dessus toute ancienne étiquette.',
  'return_paper.approved_on': 'Accepté le',
  'return_paper.send_by': 'À expédier au plus tard le',
  'return_paper.batch': 'Lot',
  'return_paper.reason': 'Raison',
  'return_paper.came_instead': 'Reçu à la place\u00a0: {number}',
  'return_paper.next': 'La suite',
  'return_paper.step_pack':
    'Emballez la marchandise de sorte que rien ne fuie ni ne casse en route, glissez ce bon dans le colis et collez dessus l’étiquette de retour.',
  'return_paper.step_collected':
    'Nous faisons enlever le colis chez vous. Tenez-le prêt à l’adresse indiquée ci-dessus.',
  'return_paper.step_send':
    'Expédiez le colis à l’adresse indiquée ci-dessus et saisissez son numéro de suivi dans la boutique.',
  'return_paper.step_term':
    'Le retour est accepté jusqu’au {day}. Passé ce délai, ce qui n’a pas été expédié doit faire l’objet d’une nouvelle demande.',
  'return_paper.step_check':
    'Dès l’arrivée du colis, nous contrôlons la marchandise et vous écrivons\u00a0: vous recevez alors un avoir ou un remplacement.',
}
