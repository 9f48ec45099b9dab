import type { errors as en } from '../en/errors.ts'

export const errors: Record<keyof typeof en, string> = {
  'request.invalid': 'Veuillez vérifier les champs signalés',
  'request.not_found': 'La ressource demandée n’existe pas',
  'request.conflict': 'Déjà envoyé avec un autre contenu. Veuillez vérifier et renvoyer',
  'request.too_large': 'Trop volumineux pour être envoyé',
  'request.media_type': 'Ce type de contenu n’est pas accepté',
  'request.too_many': 'Trop de requêtes. Veuillez patienter un instant et réessayer',
  'server.failed': 'Erreur système inconnue, veuillez nous contacter',
  'server.unavailable': 'La boutique est momentanément indisponible. Veuillez réessayer dans une minute',
  'session.expired': 'Votre session a expiré. Vous pouvez rester sur cette page ou vous reconnecter',
  'session.unknown': 'Échec de l’authentification, accès impossible',
  'session.wrong_credentials': 'Identifiant ou mot de passe incorrect',
  'session.too_many_tries': 'Trop de tentatives. Veuillez patienter quelques minutes et réessayer',
  'session.not_allowed': 'Échec de l’authentification. Veuillez contacter votre chargé de clientèle',
  'access.denied': 'Vous n’avez pas les droits pour cette opération',
  'basket.product_disabled': 'Ce produit n’est plus disponible. Veuillez en choisir un autre.',
  'basket.product_unknown': 'Nous ne connaissons pas cette référence',
  'basket.quantity_out_of_range': 'Vous pouvez commander de 1 à 9999 pièces par produit',
  'contact.too_many':
    'Vous avez envoyé plusieurs messages en une heure. Veuillez nous appeler ou réessayer dans une heure. Votre texte est conservé',
  'order.changed': 'La commande a changé, veuillez la confirmer à nouveau.',
  'order.no_price': 'Vous n’avez pas encore de prix pour ce produit. Veuillez contacter votre chargé de clientèle',
  'order.no_address': 'Veuillez choisir une adresse de livraison',
  'order.no_carrier': 'Veuillez choisir un transporteur',
  'favourites.full':
    'Vos favoris contiennent déjà 1 000 articles. Retirez-en d’abord, ou tenez une liste de commande rapide.',
  'favourites.product_unknown': 'Aucun article ne porte cette référence.',
}
