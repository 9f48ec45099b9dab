import type { AuditActionText } from '../../rules/audit.ts'

const actions: Record<AuditActionText, string> = {
  'audit.session_opened': 'Connexion',
  'audit.session_refused': 'Connexion refusée',
  'audit.session_closed_everywhere': 'Déconnexion partout',
  'audit.password_changed': 'Mot de passe modifié',
  'audit.password_link_sent': 'Lien de nouveau mot de passe envoyé',
  'audit.password_chosen': 'Mot de passe choisi par lien',
  'audit.email_changed': 'Adresse e-mail modifiée',
  'audit.email_confirmed': 'Adresse e-mail confirmée',
  'audit.customer_registered': 'Client inscrit',
  'audit.customer_added': 'Client ajouté',
  'audit.customer_approved': 'Client approuvé',
  'audit.customer_rejected': 'Client refusé',
  'audit.customer_changed': 'Client modifié',
  'audit.account_added': 'Compte ajouté',
  'audit.account_changed': 'Compte modifié',
  'audit.account_price_changed': 'Prix du compte modifié',
  'audit.address_added': 'Adresse ajoutée',
  'audit.address_changed': 'Adresse modifiée',
  'audit.toolbar_changed': 'Barre d’outils modifiée',
  'audit.toolbar_key_renewed': 'Clé de la barre d’outils renouvelée',
  'audit.address_removed': 'Adresse supprimée',
}

export const audit = {
  ...actions,
  'audit.title': 'Journal d’audit',
  'audit.intro': 'Qui a fait quoi, quand et d’où. Rien ne peut être modifié.',
  'audit.at': 'Quand',
  'audit.action': 'Quoi',
  'audit.any_action': 'Tout',
  'audit.who': 'Qui',
  'audit.user_name': 'Nom d’utilisateur',
  'audit.nobody': 'Non connecté',
  'audit.custnum': 'Numéro de client',
  'audit.subject': 'Objet',
  'audit.subject_hint': 'par exemple « account 17 »',
  'audit.address': 'D’où',
  'audit.differences': 'Avant et après',
  'audit.before': 'avant',
  'audit.after': 'après',
  'audit.empty_value': 'rien',
  'audit.whole':
    '{events, plural, =0 {La chaîne est intacte. Elle est encore vide} one {La chaîne est intacte : # événement, rien de modifié ni de manquant} other {La chaîne est intacte : # événements, rien de modifié ni de manquant}}',
  'audit.broken':
    'La chaîne est rompue : l’événement {position} a été modifié ou manque. Laissez la base de données en l’état et prévenez l’exploitant.',
  'audit.none': 'Rien ne s’est encore passé',
  'audit.none_hint':
    'Les connexions et les modifications de droits, de prix, d’adresses et de clients apparaissent ici.',
  'audit.none_match': 'Aucun résultat',
  'audit.none_match_hint': 'Les numéros, noms et objets sont comparés en entier.',
}
