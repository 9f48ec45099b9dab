import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'reminder.title_1': 'Rappel de paiement',
  'reminder.title_2': 'Deuxième rappel',
  'reminder.title_3': 'Dernier rappel',
  'reminder.words_1':
    'Cela vous a peut-être échappé : {amount} sont échus. Merci de régler cette somme dans les prochains jours. Si une facture vous semble inexacte, dites-le-nous.',
  'reminder.words_2':
    'Malgré notre rappel, {amount} restent dus. Merci de payer sous sept jours. D’ici là, les nouvelles commandes sont mises en attente.',
  'reminder.words_3':
    'Ceci est notre dernier rappel : {amount} sont échus depuis longtemps. Merci de payer sous sept jours, ou de nous appeler dès aujourd’hui pour trouver ensemble une solution. Les nouvelles commandes restent en attente.',
  'reminder.subject': '{title} : {amount}',
  'reminder.attached': 'Le relevé est joint en PDF.',
  'reminder.crossed': 'Si vous avez payé entre-temps, merci : ne tenez pas compte de ce courrier.',
  'reminder.date': 'Date',
  'reminder.days': 'Jours de retard',
  'reminder.open': 'Restant dû',
  'reminder.sum': 'Total échu : {amount}',
  'reminder.on_behalf':
    'Nous vous écrivons au nom des sociétés qui ont émis ces factures. Merci de régler chacune sur son propre compte.',
  'reminder.pay_to': 'Paiement à {seller}',
  'reminder.see': 'Voir vos factures ouvertes',
}
