import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'toolbar.title': 'Barre de commande',
  'toolbar.settings': 'Barre de commande pour vos propres pages',
  'toolbar.settings_hint':
    'Placez une petite barre de commande dans votre intranet. Saisissez les adresses des pages qui peuvent l’afficher, une par ligne.',
  'toolbar.origins': 'Adresses de vos pages',
  'toolbar.origins_hint': 'p. ex. https://intranet.example, {most} au plus',
  'toolbar.bad_line': 'Ligne {line}\u00a0: {reason}',
  'toolbar.too_many': '{most} adresses au plus, s’il vous plaît.',
  'toolbar.save': 'Enregistrer les adresses',
  'toolbar.saved': 'Les adresses sont enregistrées',
  'toolbar.snippet': 'À insérer dans votre page\u00a0:',
  'toolbar.renew': 'Renouveler la clé',
  'toolbar.renew_hint':
    'Si l’adresse est tombée entre de mauvaises mains, donnez-en une nouvelle à la barre de commande.',
  'toolbar.renew_title': 'Renouveler la clé\u00a0?',
  'toolbar.renew_sure':
    'Les pages qui contiennent l’ancienne adresse cessent aussitôt d’afficher la barre de commande. Elles l’affichent de nouveau dès que les nouvelles lignes y figurent.',
  'toolbar.renew_no': 'Garder l’ancienne',
  'toolbar.renewed': 'Clé renouvelée. Insérez les nouvelles lignes dans vos pages.',
  'toolbar.lead': 'Commandez toner et plus sans quitter cette page.',
  'toolbar.sign_in': 'Se connecter',
  'toolbar.popup': 'Une fenêtre s’ouvre puis se ferme d’elle-même.',
  'toolbar.blocked':
    'Votre navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres pop-up pour cette page et réessayez.',
  'toolbar.handed': 'Vous êtes connecté. Vous pouvez fermer cette fenêtre.',
  'toolbar.denied_title': 'Vous ne pouvez pas utiliser cette barre de commande',
  'toolbar.denied':
    'Elle appartient à une autre société, ou votre compte ne peut pas préparer de commandes. Adressez-vous à la personne qui gère vos comptes.',
  'toolbar.to_quick_order': 'Aller à la commande rapide',
  'toolbar.kept': 'La liste {number} est enregistrée.',
  'toolbar.open_list': 'L’ouvrir dans la boutique',
  'toolbar.empty': 'Pas encore de produit. Saisissez une référence ci-dessus.',
}
